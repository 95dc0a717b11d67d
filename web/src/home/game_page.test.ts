import { describe, expect, it } from 'vitest';
import { coverOf, GAMES, loadPage } from '../games';
import { LANGUAGES } from '../locales';
import { parse, to } from '../model/router';
import { worded } from '../model/words';

const GAMES_AND_LANGUAGES = GAMES.flatMap(({ name }) => LANGUAGES.map((language) => [name, language] as const));

describe('the page of a game', () => {
  it.each(GAMES_AND_LANGUAGES)('has every text: %s, %s', async (name, language) => {
    const { words, sides, options } = (await loadPage(name))!;
    const own = words[language];
    const keys = [
      'page.about',
      'page.weight',
      'page.sides',
      ...sides.map(({ thing }) => `page.${thing}`),
      ...options.flatMap((option) => [`option:${option}`, `option.${option}`]),
    ];
    expect(keys.filter((key) => !own[key])).toEqual([]);
    for (const { thing } of sides) expect(worded(own, thing)).toMatch(/^\p{Lu}/u);
  });

  it.each(GAMES_AND_LANGUAGES)('has facts and credits on the box: %s, %s', (name, language) => {
    const { players, time, credit, blurb } = GAMES.find((game) => game.name === name)!.texts[language];
    expect(players).toMatch(/\d/);
    expect(time).toMatch(/\d/);
    expect([blurb, credit]).not.toContain('');
  });

  it('is missing for an unknown game', async () => expect(await loadPage('chess')).toBeUndefined());

  it('has an address', () => expect(parse(to.game('vast'))).toEqual({ page: 'games', game: 'vast' }));
});

describe.each(GAMES)('the pictures of $name', ({ name }) => {
  it('have names of their own and valid drawings with unique ids', async () => {
    const cover = coverOf(name)!;
    const { banner, sides } = (await loadPage(name))!;
    const pictures = [cover, banner, ...sides.map(({ picture }) => picture)];
    expect(new Set(pictures.map((picture) => picture.name)).size).toBe(pictures.length);
    for (const { draw, name: of } of pictures) {
      const drawing = await draw();
      const ids = [...drawing.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(drawing, of).toMatch(/^<svg .+<\/svg>$/s);
      expect(drawing, of).not.toMatch(/NaN|undefined/);
      expect(ids.length, of).toBe(new Set(ids).size);
      const used = [...drawing.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
      expect(
        used.filter((id) => !ids.includes(id)),
        of,
      ).toEqual([]);
    }
  });
});
