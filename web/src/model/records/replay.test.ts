import { expect, test } from 'vitest';
import type { Frame, Replay } from '../../net/wire.gen';
import { viewsOf } from './replay';

const asked = { kind: 'turn', clause: '1', fields: {}, together: false };
const frame = (changes: unknown[][]): Frame => ({ line: null, to_act: [], asked, changes });

test('each frame is the frame before with its changes', () => {
  const view = { deck: 3, hands: [{ size: 1 }, { size: 2 }] };
  const frames = [frame([]), frame([['deck', 2]]), frame([['hands', 1, 'size', 5]])];
  const replay: Replay = {
    game: 'g',
    options: {},
    seat: 0,
    roles: [],
    names: [],
    departed: null,
    view,
    frames,
    result: null,
  };
  const [first, second, third] = viewsOf(replay) as (typeof view)[];
  expect(first).toEqual(view);
  expect(second).toEqual({ ...view, deck: 2 });
  expect(third).toEqual({ deck: 2, hands: [{ size: 1 }, { size: 5 }] });
  expect(third?.hands[0]).toBe(view.hands[0]);
});
