/** Ask for the table in the address while the code of its page is still on its way. */

import { api } from './api';
import type { TableInfo } from './wire.gen';

let asked: { id: string; info: Promise<TableInfo> } | undefined;

export function askAhead(id: string): Promise<TableInfo> {
  asked = { id, info: api.table(id) };
  return asked.info;
}

/** Return the table that was asked for ahead. It is used once: later answers can differ. */
export function tableAhead(id: string): Promise<TableInfo> {
  const info = asked?.id === id ? asked.info : api.table(id);
  asked = undefined;
  return info;
}
