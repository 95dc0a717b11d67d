/** A colour (#rrggbb) nearer to white (`by` up to 1) or to black (down to -1). */
export function shade(colour: string, by: number): string {
  const value = Number.parseInt(colour.slice(1), 16);
  const parts = [value >> 16, (value >> 8) & 255, value & 255];
  return `rgb(${parts.map((part) => Math.round(by > 0 ? part + (255 - part) * by : part * (1 + by))).join()})`;
}
