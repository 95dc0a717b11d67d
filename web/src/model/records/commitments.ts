/** The commitments that a browser saves, to compare them with the records of finished games. */

export interface Kept {
  commitment: string; // to all random results: the first one that this browser received
  texts: string[]; // the random texts from this browser
}

/** The record matches, has another commitment, lacks this browser's text, or nothing was saved. */
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

/** Compare the saved commitment of a table with the first line of its record. */
export function compare(table: string, record: string, shelf: Shelf = localStorage): Comparison {
  const kept = read(shelf)[table];
  if (kept === undefined) return 'unknown';
  const header = JSON.parse(record.slice(0, record.indexOf('\n'))) as { commitment: string; entropies: string[] };
  if (header.commitment !== kept.commitment) return 'other_commitment';
  const added = kept.texts.length === 0 || kept.texts.some((text) => header.entropies.includes(text));
  return added ? 'same' : 'text_missing';
}

/** Change the saved data of a table. A browser without storage has nothing to compare at the end. */
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
