/** The clauses of the things that are printed on a card. */

const KINDS: Readonly<Record<string, string>> = {
  start: '2.1',
  command: '4.1',
  building: '4.2',
  troop: '4.2',
  wonder: '4.5',
};

const EFFECTS: Readonly<Record<string, string>> = {
  draw: '5.6',
  remove_card: '5.7',
  remove_troop: '5.8',
  remove_building: '5.9',
  move_dragon: '5.10',
};

const TRAITS: Readonly<Record<string, string>> = {
  hireling: '10.2',
  unsealable: '11.1',
  'taken-for-4': '11.2',
  'to-rival': '12.1',
  lasting: '12.2',
};

export const DEFENCE = ['1.5'];
export const GAINED = ['4.3'];
const CHAIN = '5.2';
const REMOVAL = '5.4';

/** The clauses of a kind of card. If nobody can acquire Wonders, they are the dragon's rage. */
export function onKind(kind: string, raging: boolean): string[] {
  return raging && kind === 'wonder' ? ['19.2'] : known(KINDS[kind]);
}

/** The clauses of the price of a card, by its kind. */
export function onPrice(kind: string, raging: boolean): string[] {
  if (kind !== 'wonder') return ['6.1'];
  return [raging ? '19.9' : '7.6'];
}

/** The clauses of an ability and of its effect. */
export function onAbility({ removal, effect }: { removal: boolean; effect: string }): string[] {
  return [removal ? REMOVAL : CHAIN, ...known(EFFECTS[effect])];
}

export function onTrait(trait: string): string[] {
  return known(TRAITS[trait]);
}

function known(clause: string | undefined): string[] {
  return clause === undefined ? [] : [clause];
}
