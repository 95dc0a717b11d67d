/** The printed lists of a game (`src/antro/games/<game>/data`): CSV text with remarks after `#`. */

/** Return the rows of a list, with their values by column. */
export function rowsOf(text: string): Record<string, string>[] {
  const [columns = [], ...rows] = text
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(valuesOf);
  return rows.map((values) => Object.fromEntries(columns.map((column, at) => [column, values[at] ?? ''])));
}

function valuesOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}
