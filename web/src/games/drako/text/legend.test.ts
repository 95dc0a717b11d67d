import { describe, expect, it, test } from 'vitest';
import en from '@games/drako/words.en.json';
import itWords from '@games/drako/words.it.json';
import bookEn from '@rules/drako.en.md?raw';
import { clauseOf, sections } from '../../../model/rulebook';
import { worded } from '../../../model/words';
import { goalClauses, goalsOf, quietClause } from '../seats/goals';
import { withoutValue } from '../art/icons';
import { legendOf } from './legend';
import { figure, side, view } from '../testing';
import { drakoText } from './catalogue';
import type { DrakoView } from '../view.gen';

const book = sections(bookEn);
const matchups = Object.keys(en).flatMap((word) => (word.startsWith('matchup:') ? [word.slice(8)] : []));

function matchupView(matchup: string): DrakoView {
  return view({ matchup, sides: matchup.split('-').map((role, seat) => side(seat, role, [])) });
}

describe.each(matchups)('%s', (matchup) => {
  it('states the goal of each side in both languages', () => {
    for (const { text } of goalsOf(matchupView(matchup))) {
      expect(drakoText('en', text, {})).toMatch(/^Kill /);
      expect(drakoText('it', text, {})).toMatch(/^Uccidi /);
    }
  });

  it('cites clauses of the rulebook', () => {
    const clauses = legendOf(matchupView(matchup)).map(({ clause }) => clause);
    const cited = [...goalClauses(matchupView(matchup)), quietClause(matchupView(matchup)), ...clauses];
    expect(cited.filter((clause) => clauseOf(book, clause) === undefined)).toEqual([]);
    expect(goalClauses(matchupView(matchup))).toHaveLength(2);
  });

  it('names every thing of an entry', () => {
    for (const words of [en, itWords]) {
      const names = legendOf(matchupView(matchup)).flatMap(({ things }) =>
        things.map((thing) => withoutValue(worded(words, thing))),
      );
      expect(names.filter((name) => /[:{\d]/.test(name))).toEqual([]);
    }
  });
});

test('the match-ups together explain every symbol of the cards', () => {
  const printed = Object.keys(en).filter((word) => /^symbol:[a-z]+$/.test(word) && word !== 'symbol:nothing');
  const explained = matchups.flatMap((matchup) => legendOf(matchupView(matchup)).flatMap(({ things }) => things));
  expect(printed.filter((symbol) => !explained.some((thing) => `${thing}:`.startsWith(`${symbol}:`)))).toEqual([]);
});

test('against the Dwarves, reinforcements shield a knight', () => {
  const shown = (matchup: string) => legendOf(matchupView(matchup)).map(({ text }) => text);
  expect(shown('knights-dwarves')).toContain('means_shields');
  expect(shown('knights-dwarves')).not.toContain('means_reinforcements');
  expect(shown('trolls-knights')).toContain('means_reinforcements');
});

test('the progress of a side counts wounds, all spaces of dead figures, and cards if they run out', () => {
  const dwarves = side(1, 'dwarves', [figure('brald', 'c5', 2), figure('urpen', null, 6)]);
  const [, hurt] = goalsOf(view({ sides: [side(0, 'dragon', []), dwarves] }));
  expect(hurt).toMatchObject({ wounds: 8, spaces: 12, cards: 34 });
  expect(goalsOf(matchupView('dragon-trolls')).map(({ cards }) => cards)).toEqual([null, null]);
});
