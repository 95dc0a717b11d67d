/** Messages of an imaginary server, for tests. */

import type { LogLine, Move, Snapshot } from '../net/wire.gen';

export const MOVE: Move = { number: 7, text: 'draw', kind: 'draw', fields: {}, handles: ['pile:deck'] };

/** Return a line of the log with a move. */
export function playedLine(seat: number, kind: string, fields: Move['fields'] = {}, version = 1): LogLine {
  return { version, what: 'played', seat, at: 0, move: { number: 0, text: kind, kind, fields, handles: [] }, to: null };
}

/** Return a table at a version, with the log since an earlier one. */
export function snapshotAt(version: number, since: number, changes: Partial<Snapshot> = {}): Snapshot {
  return {
    type: 'snapshot',
    table: 't',
    version,
    now: 0,
    due: null,
    choice_since: version,
    seat: 0,
    to_act: [0],
    asked: { kind: 'turn', clause: '3.2', fields: {}, together: false },
    view: version,
    offers: [MOVE],
    since,
    log: Array.from({ length: version - since }, (_, at) => playedLine(0, 'draw', {}, since + at + 1)),
    clocks: null,
    undo: null,
    gone: [],
    result: null,
    moves_made: null,
    departed: null,
    players: [],
    ...changes,
  };
}
