/** Drako in the client: the picture of its box, and its quick game. */

import outline from '~icons/spiked-dragon-head';
import type { Manifest } from '../types';

export const MANIFEST: Manifest = {
  outline,
  quickGame: ['bot:2', 'me'], // the Dwarves against a bot that is learning too
  load: () => import('.').then(({ drako }) => drako),
};
