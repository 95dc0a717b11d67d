/** Volfyirion in the client: the picture of its box, and its drawing. */

import outline from '~icons/castle';
import type { Manifest } from '../types';

export const MANIFEST: Manifest = {
  outline,
  load: () => import('.').then(({ volfyirion }) => volfyirion),
};
