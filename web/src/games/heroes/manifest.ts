/** Heroes: the picture on its box, and where to find its drawing. */

import outline from '~icons/wizard-staff';
import type { Manifest } from '../types';

export const MANIFEST: Manifest = {
  outline,
  land: 'field',
  load: () => import('.').then(({ heroes }) => heroes),
};
