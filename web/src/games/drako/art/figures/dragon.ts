import { DRAGON as BODY, DRAGON_EYE } from '../../../../art/dragon';
import { figure } from '../../../../art/figure';
import { DRAGON } from './bases';

/** The dragon of the lair, on its base. */
export function dragon(): string {
  return figure(DRAGON, BODY, DRAGON_EYE);
}
