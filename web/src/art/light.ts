/**
 * The single light, from the upper left, as SVG filters. They are far too slow for the screen, so pictures with
 * filters are baked into bitmaps (`bake.ts`).
 *
 * `fine`, `relief` and `bold` sculpt a shape of up to 60 units, up to 120 units, and larger.
 * `carve` is cut stone, `rough` is broken stone, `scaly` is mail or hair, `hide` is skin. `soft` and `softer`
 * are shadows, `grain` is paper.
 */

const AZIMUTH = 225; // degrees: from the upper left
const WARM = '#fff3df';

/** Light the shape as if it were raised, with edges rounded over `blur` units. */
function relief(id: string, blur: number, height: number, shine: number): string {
  return filter(
    id,
    20,
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${blur}" result="h"/>
    <feDiffuseLighting in="h" surfaceScale="${height}" diffuseConstant="1.15" lighting-color="${WARM}" result="d">
      ${lamp(52)}</feDiffuseLighting>
    <feComposite in="SourceGraphic" in2="d" operator="arithmetic" k1="1.12" k2=".06" result="lit"/>
    <feSpecularLighting in="h" surfaceScale="${height}" specularConstant="${shine}" specularExponent="18"
      lighting-color="#ffeccb" result="s">${lamp(46)}</feSpecularLighting>
    <feComposite in="lit" in2="s" operator="arithmetic" k2="1" k3=".8" result="all"/>
    <feComposite in="all" in2="SourceAlpha" operator="in"/>`,
  );
}

/** Light a raised shape with an uneven surface and a bevelled edge. */
function carve(id: string, frequency: string, bevel: number, height: number, seed: number): string {
  return filter(
    id,
    2,
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="5" seed="${seed}"/>
    <feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .75 .35 0 0 -.1" result="n"/>
    <feGaussianBlur in="SourceAlpha" stdDeviation="${bevel}" result="b"/>
    <feComposite in="b" in2="n" operator="arithmetic" k1=".55" k2=".6" result="h"/>
    <feDiffuseLighting in="h" surfaceScale="${height}" diffuseConstant="1.25" lighting-color="${WARM}" result="d">
      ${lamp(50)}</feDiffuseLighting>
    <feComposite in="SourceGraphic" in2="d" operator="arithmetic" k1="1.05" k2=".02" result="lit"/>
    <feComposite in="lit" in2="SourceAlpha" operator="in"/>`,
  );
}

/** Return a filter that reaches `over` percent beyond the shape. */
function filter(id: string, over: number, effects: string): string {
  const [from, size] = [`${-over}%`, `${100 + 2 * over}%`];
  const region = `x="${from}" y="${from}" width="${size}" height="${size}"`;
  return `<filter id="${id}" ${region} color-interpolation-filters="sRGB">${effects}</filter>`;
}

export function lamp(elevation: number): string {
  return `<feDistantLight azimuth="${AZIMUTH}" elevation="${elevation}"/>`;
}

const GRAIN = `<feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2"/>
  <feColorMatrix values="0 0 0 0 .5 0 0 0 0 .4 0 0 0 0 .3 0 0 0 .9 -.25"/>
  <feComposite in2="SourceAlpha" operator="in"/>`;

/** The filters by name, for any picture. */
export const LIGHT = [
  '<defs>',
  relief('fine', 1, 2.4, 0.35),
  relief('relief', 1.9, 3.6, 0.4),
  relief('bold', 3.4, 7, 0.36),
  carve('carve', '.045 .05', 2.6, 5, 4),
  carve('hide', '.16 .2', 2.6, 4.2, 2),
  carve('scaly', '.09 .11', 2.4, 6.5, 2),
  carve('rough', '.02 .024', 4, 9, 9),
  filter('soft', 50, '<feGaussianBlur stdDeviation="5"/>'),
  filter('softer', 50, '<feGaussianBlur stdDeviation="14"/>'),
  filter('grain', 0, GRAIN),
  '</defs>',
].join('');
