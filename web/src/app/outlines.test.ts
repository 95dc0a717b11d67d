import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { rounded } from '../../plugins/outlines';

const ICONS = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json').icons as Record<
  string,
  { body: string }
>;

describe('a rounded outline', () => {
  it.each([
    ['m1.6 2.4l3 4z', 'm2 2l3 4z', 'rounds points'],
    ['M10 10L20 30H5V8', 'm10 10l10 20h-15v-22', 'has relative steps'],
    ['m10 10 5 5-5 5', 'm10 10l5 5-5 5', 'continues a move as a line'],
    ['M0 0' + 'h.6'.repeat(5), 'm0 0h1 0 1 0 1', 'does not add up errors'],
    ['m4 4h2zh.4z', 'm4 4h2zh0z', 'continues at the start of a closed part'],
    ['M0 0a5.3 5.3 0 0110 10', 'm0 0a5 5 0 0 1 10 10', 'has flags of arcs without separators'],
    ['M0 0a.4.4 0 1 0 1 1', 'm0 0a.4 .4 0 1 0 1 1', 'keeps small arcs round'],
    ['M9 9C8 8 7 7 6 6S4 4 3 3Q2 2 1 1T0 0', 'm9 9c-1-1-2-2-3-3s-2-2-3-3q-1-1-2-2t-1-1', 'has curves'],
  ])('of %s is %s: it %s', (outline, written) => expect(rounded(outline)).toBe(written));

  it('has the same steps again', () => {
    for (const name of ['wyvern', 'coins-pile', 'slime', 'scarab-beetle', 'dragon-head']) {
      const once = rounded(ICONS[name]!.body.match(/ d="([^"]+)"/)![1]!);
      expect(rounded(once)).toBe(once);
    }
  });

  it('must be an outline', () => expect(() => rounded('M0 0l1')).toThrow('not an outline'));
});
