/** Vast in the client: the picture of its box, and its drawing. */

import outline from '~icons/crystal-growth';
import type { Manifest } from '../types';

export const MANIFEST: Manifest = {
  outline,
  load: () => import('.').then(({ vast }) => vast),
};
