import castle from '~icons/castle';
import cave from '~icons/crystal-growth';
import dragon from '~icons/spiked-dragon-head';
import wizard from '~icons/wizard-staff';

/** What is on the cover of each box. */
export const COVERS: Readonly<Record<string, string>> = {
  drako: dragon,
  volfyirion: castle,
  heroes: wizard,
  vast: cave,
};

/** And of one that nobody knows. */
export const COVER = dragon;
