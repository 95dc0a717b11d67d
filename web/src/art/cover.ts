/** The look of a game outside its table. */

export interface Cover {
  outline: string; // of the icon, which stands for the picture until it is drawn
  colour: string;
  deep: string; // the darkest colour
  light: string; // the light around the icon
}

export const COVER = { width: 200, height: 232 };
export const BANNER = { width: 640, height: 260 };

/** Return the name of the picture on the box of a game. */
export function coverName(game: string): string {
  return `cover/${game}`;
}
