"""Draws and rematches that two browsers agree on, and the fingerprint that a browser keeps."""

from playwright.sync_api import Page, expect

from tests.browser.support.site import LAST_TOOL, follow_link, open_table, resign, sit_at, use_tool


def sit_together(anna: Page, bruno: Page) -> str:
    """Seat two players at one table, each in their own browser. Return the table."""
    anna.goto("/#/new/drako")
    anna.get_by_label("A friend with a link").check()
    anna.get_by_role("button", name="Start", exact=True).click()
    link = anna.get_by_role("dialog").get_by_label("Dragon").input_value()
    bruno.goto(link)
    bruno.locator(".pass-screen .act").click()
    for page in (anna, bruno):
        expect(page.locator(".hands .card").first).to_be_visible()
    return link.split("/table/")[1].split("?")[0]


def offer_draw(page: Page) -> None:
    use_tool(page, page.locator(LAST_TOOL))
    page.get_by_role("button", name="Offer a draw").click()


def test_a_draw_is_declined_then_agreed_on_and_a_rematch_is_accepted(new_page):
    anna, bruno = new_page(), new_page()
    first = sit_together(anna, bruno)
    offer_draw(anna)
    expect(anna.get_by_text("You have offered a draw.")).to_be_visible()
    bruno.get_by_role("button", name="Keep playing").click()
    expect(anna.get_by_text("You have offered a draw.")).to_be_hidden()
    offer_draw(bruno)  # a second offer at the same moment is refused
    expect(bruno.get_by_role("alert")).to_contain_text("Your offer was declined")

    second = sit_together(anna, bruno)
    assert second != first
    offer_draw(bruno)
    anna.get_by_role("button", name="Accept the draw").click()
    for page in (anna, bruno):
        expect(page.get_by_role("dialog")).to_contain_text("All players agreed on a draw.")
    anna.get_by_role("button", name="Rematch with roles swapped").click()
    expect(anna.locator(".question")).to_contain_text("Waiting for")
    bruno.get_by_role("button", name="Accept the rematch").click()
    for page in (anna, bruno):
        expect(page.locator(".hands .card").first).to_be_visible()


def test_a_rematch_opened_by_its_address_is_also_offered(new_page):
    anna, bruno = new_page(), new_page()
    table = sit_together(anna, bruno)
    offer_draw(anna)
    bruno.get_by_role("button", name="Accept the draw").click()
    expect(bruno.get_by_role("dialog")).to_contain_text("All players agreed on a draw.")
    rematch = anna.request.post(f"/api/tables/{table}/rematch", data={}).json()["id"]
    bruno.goto(f"/#/table/{rematch}")
    bruno.get_by_role("button", name="No, thanks").click()
    bruno.wait_for_url(lambda url: "/table/" not in url)
    players = bruno.request.get(f"/api/tables/{rematch}").json()["players"]
    assert any(player["away"] for player in players)


def test_an_offered_rematch_says_which_side_it_is_for(new_page):
    anna, bruno = new_page(), new_page()
    table = sit_together(anna, bruno)
    side = bruno.locator(".near h2").inner_text()
    offer_draw(anna)
    bruno.get_by_role("button", name="Accept the draw").click()
    expect(bruno.get_by_role("dialog")).to_contain_text("All players agreed on a draw.")
    offer = {"swap": False}
    rematch = anna.request.post(f"/api/tables/{table}/rematch", data=offer).json()["id"]
    bruno.goto(f"/#/table/{rematch}")
    expect(bruno.get_by_text(f"You play as {side}.")).to_be_visible()


def test_a_browser_compares_the_commitment_that_it_kept_with_the_record(new_page):
    page = new_page(first="/")
    follow_link(page, page.locator(".hero .act"))
    page.wait_for_selector(".surface")
    table = page.url.split("/table/")[1]
    resign(page)
    expect(page.get_by_role("dialog")).to_contain_text("resigned")
    page.goto(f"/#/replay/{table}")
    page.get_by_role("button", name="Check that chance was fair").click()
    expect(page.get_by_text("fingerprint matches the one this browser saved")).to_be_visible()
    kept = "JSON.parse(localStorage.getItem('antro.commitments'))"
    page.evaluate(
        f"localStorage.setItem('antro.commitments', JSON.stringify({{...{kept}, "
        f"'{table}': {{commitment: 'other', texts: []}}}}))"
    )
    page.get_by_role("button", name="Check that chance was fair").click()
    expect(page.get_by_text("received a different fingerprint")).to_be_visible()


def test_a_player_who_opens_a_table_by_its_address_is_asked_nothing(new_page):
    page = new_page()
    sit_at(page, open_table(page, "me", "bot:1"))
    expect(page.locator(".pass-screen")).to_have_count(0)
