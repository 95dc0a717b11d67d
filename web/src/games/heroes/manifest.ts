/** Heroes in the client: the picture of its box, and its drawing. */

import outline from '~icons/wizard-staff';
import type { Manifest } from '../types';

export const MANIFEST: Manifest = {
  outline,
  load: () => import('.').then(({ heroes }) => heroes),
};
