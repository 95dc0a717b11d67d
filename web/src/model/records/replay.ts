/** A replay, of which the server tells the first view and then what changes. */

import type { Replay } from '../../net/wire.gen';
import { changed } from '../changes';

/** The view of each frame. What did not change between two of them is the same object. */
export function viewsOf(replay: Replay): unknown[] {
  let view = replay.view;
  return replay.frames.map(({ changes }) => (view = changes.reduce(changed, view)));
}
