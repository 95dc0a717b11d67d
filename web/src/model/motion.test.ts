import { expect, it } from 'vitest';
import { CHANCE, TIME } from '../net/wire.gen';
import { lanesOf, placesOf, type Motion } from './motion';
import { playedLine } from './testing';

it('has a lane for each seat that moved, including TIME, and none for random results', () => {
  const lines = [0, CHANCE, 2, 0, TIME].map((seat) => playedLine(seat, 'roll'));
  expect(lanesOf(lines)).toEqual([0, 2, TIME]);
});

it('names every place with a motion once', () => {
  const motions: Motion[] = [
    { kind: 'slide', place: 'figure:dragon', from: ['field:a1'] },
    { kind: 'fly', from: ['deck', 'pile'], to: ['hand:1', 'hand'], look: 'back' },
    { kind: 'strike', by: 'figure:dragon', at: ['figure:brald'] },
    { kind: 'sweep', along: ['field:a1', 'field:a2'], tone: 'fire' },
    { kind: 'fall', place: 'figure:brald' },
    { kind: 'burst', at: ['mat:0'], text: '-1', tone: 'wound' },
  ];
  const names = ['figure:dragon', 'field:a1', 'deck', 'pile', 'hand:1', 'hand', 'figure:brald', 'field:a2', 'mat:0'];
  expect([...placesOf(motions)]).toEqual(names);
});
