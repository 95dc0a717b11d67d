/** All styles use one palette, one scale of sizes and five breakpoints. Pictures are not styles. */

import { describe, expect, it } from 'vitest';

/** The only files with colours: the palette, the tokens of both themes, and the colours of each game. */
const TOKENS = /^\.\/(art\/(palette|tokens)|games\/\w+\/colours)\.css$/;
const PALETTES = /^\.\/(art\/palette|games\/\w+\/colours)\.css$/;

const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi;
const HUES = 'black|white|grey|amber|gold|sand|clay|steel|dusk|rust|red|rose|moss|olive|green|teal|blue|indigo|violet';
const SHADE = `--(?:(?:${HUES})-\\d+(?:-a\\d+)?|black|white)`;

const FILES = import.meta.glob<string>('./**/*.{css,svelte}', { query: '?raw', import: 'default', eager: true });
const STYLES = Object.fromEntries(Object.entries(FILES).map(([path, source]) => [path, styleOf(path, source)]));

/** Return the style of a file without its comments. */
function styleOf(path: string, source: string): string {
  const style = path.endsWith('.css') ? source : (/<style>(.*?)<\/style>/s.exec(source)?.[1] ?? '');
  return style.replaceAll(/\/\*.*?\*\//gs, '');
}

function rawColours(styles: Readonly<Record<string, string>>): string[] {
  return Object.entries(styles).flatMap(([path, style]) =>
    TOKENS.test(path) ? [] : [...style.matchAll(COLOUR)].map(([colour]) => `${path}: ${colour}`),
  );
}

describe('colours', () => {
  const games = [...new Set(Object.keys(STYLES).flatMap((path) => /games\/(\w+)/.exec(path)?.[1] ?? []))];
  const shades = (paths: RegExp, pattern: string) =>
    Object.entries(STYLES)
      .filter(([path]) => paths.test(path))
      .flatMap(([, style]) => [...style.matchAll(new RegExp(pattern, 'g'))].map(([, name = '']) => name));

  it('are named', () => expect(rawColours(STYLES)).toEqual([]));

  it.each([
    ['./kit/Tip.svelte', 'color: #fff;', ['./kit/Tip.svelte: #fff']],
    ['./app/app.css', 'background: linear-gradient(RGB(0 0 0 / 50%), #A1B2C3d4)', ['RGB(', '#A1B2C3d4']],
    ['./art/palette.css', '--white: #fff;', []],
    ['./kit/Tip.svelte', 'color: var(--amber-83); translate: 0 calc(1px);', []],
  ])('are found in %s: %s', (path, style, found) => {
    expect(rawColours({ [path]: style })).toEqual(found.map((one) => expect.stringContaining(one) as string));
  });

  it.each(games)('in the drawings of %s have one definition and are used', (game) => {
    const own = new RegExp(`^\\./games/${game}/`);
    const shared = shades(/^\.\/art\/palette\.css$/, `(${SHADE}):`);
    const defined = shades(new RegExp(`^\\./games/${game}/colours\\.css$`), `(${SHADE}):`);
    const used = shades(own, `var\\((${SHADE})\\)`);
    expect(defined.filter((name, at) => defined.indexOf(name) !== at || shared.includes(name))).toEqual([]);
    expect(defined.filter((name) => !used.includes(name))).toEqual([]);
    expect(used.filter((name) => !defined.includes(name) && !shared.includes(name))).toEqual([]);
  });

  it('in shared styles have one definition and are used', () => {
    const shared = shades(/^\.\/art\/palette\.css$/, `(${SHADE}):`);
    const used = shades(/./, `var\\((${SHADE})\\)`);
    const usedOutside = shades(/^\.\/(?!games\/)/, `var\\((${SHADE})\\)`);
    expect(shared.length).toBe(new Set(shared).size);
    expect(shared.filter((name) => !used.includes(name))).toEqual([]);
    expect(usedOutside.filter((name) => !shared.includes(name))).toEqual([]);
  });

  it('of a palette have a hue that this test knows', () => {
    const unknown = shades(PALETTES, '(--[a-z]+-\\d+(?:-a?\\d+)?):').filter(
      (name) => !new RegExp(`^${SHADE}$`).test(name),
    );
    expect(unknown).toEqual([]);
  });
});

/** In pixels: narrow, phone, tablet, large tablet, laptop. The first is also the height of a phone on its side. */
const BREAKPOINTS = [500, 640, 800, 900, 1080];
const PARTS = ['column', 'lair', 'realm', 'site', 'space', 'spell']; // parts of a table with their own queries
const QUERY = /@(?:media|container)\s+(\w+\b)?([^{]*)/g;
const LIMIT = /(?:(min)|max)-(?:width|height):\s*([^)]*)\)/g;

/** Return the queries for a size that is neither a breakpoint nor, for a minimum, one pixel more. */
function otherSizes(styles: Readonly<Record<string, string>>): string[] {
  const allowed = (least: string | undefined, size: string) =>
    BREAKPOINTS.some((width) => size === `${least === undefined ? width : width + 1}px`);
  return Object.entries(styles).flatMap(([path, style]) =>
    [...style.matchAll(QUERY)]
      .filter(([, name = '']) => !PARTS.includes(name))
      .filter(([query]) => [...query.matchAll(LIMIT)].some(([, least, size = '']) => !allowed(least, size)))
      .map(([query]) => `${path}: ${query.trim()}`),
  );
}

describe('queries', () => {
  it('use only the five breakpoints', () => expect(otherSizes(STYLES)).toEqual([]));

  it.each([
    ['@media (max-width: 641px)', false],
    ['@media (max-width: 40rem)', false],
    ['@media (min-width: 640px)', false],
    ['@media (max-width: 640px) and (min-height: 600px)', false],
    ['@container things (max-width: 700px)', false],
    ['@container (max-width: 700px)', false],
    ['@media (max-width: 640px), (max-height: 500px)', true],
    ['@container things (min-width: 641px) and (max-width: 800px)', true],
    ['@container spell (min-width: 100px)', true],
    ['@media (prefers-reduced-motion: reduce)', true],
  ])('are found: %s', (query, allowed) => {
    expect(otherSizes({ 'kit/Tip.svelte': `${query} {` })).toHaveLength(allowed ? 0 : 1);
  });
});

/** In pixels: a line is one pixel wide. Other text sizes are parts of a picture or titles. */
const [LINE, LARGE_SPACE] = [1, 25];
const [SMALL_TEXT, LARGE_TEXT] = [13.5, 22.5];
const ROOT_SIZE = 17;
const SPACE = /(?<![\w-])(?:(?:row-|column-)?gap|(?:padding|margin)(?:-\w+)*):\s*([^;{}]*);/g;
const CORNER = /(?<![\w-])border(?:-\w+)*-radius:\s*([^;{}]*);/g;
const TEXT = /(?<![\w-])font(?:-size)?:\s*([^;{}]*);/g;
const LENGTH = /(?<![\w.(-])([\d.]+)(px|rem)\b/g;

/** Return the lengths of declarations within limits, except computed ones. */
function rawLengths(style: string, declaration: RegExp, least: number, most: number): string[] {
  return [...style.matchAll(declaration)]
    .filter(([, value = '']) => !/calc|clamp|min\(|max\(/.test(value))
    .flatMap(([whole, value = '']) =>
      [...value.matchAll(LENGTH)]
        .map(([, size, unit]) => Number(size) * (unit === 'rem' ? ROOT_SIZE : 1))
        .filter((pixels) => pixels > least && pixels < most)
        .map(() => whole),
    );
}

function rawSizes(style: string): string[] {
  return [
    ...rawLengths(style, SPACE, LINE, LARGE_SPACE),
    ...rawLengths(style, CORNER, 2, 17),
    ...rawLengths(style.replace(/html \{.*?\}/s, ''), TEXT, SMALL_TEXT - 0.01, LARGE_TEXT),
  ];
}

describe('sizes', () => {
  it('come from the scale', () => {
    const found = Object.entries(STYLES).flatMap(([path, style]) => rawSizes(style).map((size) => `${path}: ${size}`));
    expect(found).toEqual([]);
  });

  it.each([
    ['gap: 7px;', true],
    ['padding: 0 1rem;', true],
    ['margin-top: 12px;', true],
    ['border-radius: 0 8px 0 0;', true],
    ['font-size: 0.9rem;', true],
    ['font: 700 1.1rem/1.2 var(--plain);', true],
    ['gap: 1px var(--s-4);', false],
    ['padding: calc(100% - 7px) 0.5em;', false],
    ['margin: 60px auto -8px;', false],
    ['border-radius: 50%;', false],
    ['font: 700 3rem/1.2 var(--display);', false],
    ['width: 13px;', false],
  ])('are found: %s', (style, found) => expect(rawSizes(style)).toHaveLength(found ? 1 : 0));
});

it('no style narrows the spaces between words', () => {
  const narrowed = Object.entries(STYLES).filter(([, style]) => /word-spacing:\s*-/.test(style));
  expect(narrowed.map(([path]) => path)).toEqual([]);
});
