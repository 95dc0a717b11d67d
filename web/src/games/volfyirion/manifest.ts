/** Volfyirion: the picture on its box, and where to find its drawing. */

import outline from '~icons/castle';
import type { Manifest } from '../types';

export const MANIFEST: Manifest = {
  outline,
  land: 'city',
  load: () => import('.').then(({ volfyirion }) => volfyirion),
};
