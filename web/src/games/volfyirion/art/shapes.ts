/** Flat shapes as SVG. */

export function path(outline: string, fill: string): string {
  return `<path d="${outline}" fill="${fill}"/>`;
}

/** `x`, `y`: its upper left corner. */
export function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
}
