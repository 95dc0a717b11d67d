/** The clause that explains a thing. */

const CLAUSES: Readonly<Record<string, string>> = {
  'pile:deck': '3.3',
  'symbol:move': '4.1',
  'symbol:move2': '4.3',
  'symbol:attack': '5.1',
  'symbol:attack2': '5.2',
  'symbol:attack3': '5.2',
  'symbol:defence': '5.5',
  'symbol:flight': '7.5',
  'symbol:fire': '7.6',
  'symbol:crossbow': '8.1',
  'symbol:net': '8.2',
  'symbol:bow': '9.1',
  'symbol:reinforcements': '9.4',
  'symbol:rock': '10.2',
  'symbol:charge': '10.4',
  'token:net': '8.4',
  'token:fury': '8.6',
  'token:dodge': '9.2',
  'token:rock': '10.1',
};

/** Accepts `symbol:attack:2` and `symbol:attack`. */
export function clauseOn(thing: string): string | undefined {
  return CLAUSES[thing.split(':').slice(0, 2).join(':')];
}
