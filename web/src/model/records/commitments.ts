/** What a browser keeps of the chance of tables, to compare it with their records once they are over. */

export interface Kept {
  commitment: string; // to all draws: the first that this browser was told
  texts: string[]; // that it added to them
}

/** What was promised is in the record; or another promise is, or what this browser added is not; or it kept nothing. */
export type Comparison = 'same' | 'other_commitment' | 'text_missing' | 'unknown';

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

const PLACE = 'antro.commitments';
const MOST = 100; // tables

export function keepCommitment(table: string, commitment: string, shelf: Shelf = localStorage): void {
  change(shelf, table, (kept) => kept ?? { commitment, texts: [] });
}

export function keepText(table: string, text: string, shelf: Shelf = localStorage): void {
  change(shelf, table, (kept) => kept && { ...kept, texts: [...kept.texts, text] });
}

/** Compare what was kept of a table with the first line of its record. */
export function compare(table: string, record: string, shelf: Shelf = localStorage): Comparison {
  const kept = read(shelf)[table];
  if (kept === undefined) return 'unknown';
  const header = JSON.parse(record.slice(0, record.indexOf('\n'))) as { commitment: string; entropies: string[] };
  if (header.commitment !== kept.commitment) return 'other_commitment';
  const added = kept.texts.length === 0 || kept.texts.some((text) => header.entropies.includes(text));
  return added ? 'same' : 'text_missing';
}

/** A browser that keeps nothing for us is told so at the end: it has nothing to compare. */
function change(shelf: Shelf, table: string, to: (kept: Kept | undefined) => Kept | undefined): void {
  try {
    const all = read(shelf);
    const kept = to(all[table]);
    if (kept === undefined || kept === all[table]) return;
    const newest = [...Object.entries(all).filter(([id]) => id !== table), [table, kept]].slice(-MOST);
    shelf.setItem(PLACE, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    return;
  }
}

function read(shelf: Shelf): Record<string, Kept> {
  try {
    return JSON.parse(shelf.getItem(PLACE) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}
