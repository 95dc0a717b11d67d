"""The page bakes its pictures, or keeps them flat if the guest prefers that."""

from playwright.sync_api import expect

from tests.browser.support.site import open_table, sit_at

BAKED = ".surface img.baked"


def test_a_table_is_played_flat_until_its_pictures_are_baked(new_page):
    page = new_page(lit=True, alone=True)
    sit_at(page, open_table(page, "me", "me"))
    expect(page.locator(BAKED).first).to_be_attached(timeout=60_000)


def test_the_choice_of_flat_pictures_is_remembered(new_page):
    page = new_page(alone=True, first="/")
    box = page.get_by_role("checkbox", name="Simple pictures (faster)")
    expect(box).to_be_checked()
    box.uncheck()
    expect(page.locator("img.baked").first).to_be_attached(timeout=60_000)
    box.check()
    expect(page.locator("img.baked")).to_have_count(0)
    assert page.evaluate("localStorage.getItem('antro.pictures')") == "flat"
