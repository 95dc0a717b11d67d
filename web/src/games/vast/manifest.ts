/** Vast: the picture on its box, and where to find its drawing. */

import outline from '~icons/crystal-growth';
import type { Manifest } from '../types';

export const MANIFEST: Manifest = {
  outline,
  load: () => import('.').then(({ vast }) => vast),
};
