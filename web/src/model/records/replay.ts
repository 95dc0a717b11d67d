/** A replay: the server sends the first view and then the changes. */

import type { Replay } from '../../net/wire.gen';
import { changed } from '../changes';

/** Return the view of each frame. Unchanged parts stay the same objects. */
export function viewsOf(replay: Replay): unknown[] {
  let view = replay.view;
  return replay.frames.map(({ changes }) => (view = changes.reduce(changed, view)));
}
