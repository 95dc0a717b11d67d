/** Drako: the picture on its box, and where to find its drawing. */

import outline from '~icons/spiked-dragon-head';
import type { Manifest } from '../types';

export const MANIFEST: Manifest = {
  outline,
  quickGame: ['bot:2', 'me'], // dwarves, against a bot that is learning too
  load: () => import('.').then(({ drako }) => drako),
};
