/** The texts of a game's options. */

import { applying, mainOption, valueOf } from '../model/setup';
import { worded, type Catalogue } from '../model/words';
import type { GameInfo, Option } from '../net/wire.gen';

export function optionName(words: Catalogue, name: string): string {
  return words[`option:${name}`] ?? name;
}

export function valueName(words: Catalogue, option: string, value: string): string {
  return words[`${option}:${value}`] ?? worded(words, `value:${value}`);
}

/** Return the main option and all changed ones, each with its value. Own lists are left out: they are long. */
export function chosenOptions(
  game: GameInfo,
  chosen: Readonly<Record<string, string>>,
  words: Catalogue,
): { name: string; value: string }[] {
  const main = mainOption(game)?.name;
  return applying(game, chosen)
    .filter(({ values }) => values.length > 0)
    .map((option) => ({ option, value: valueOf(option, chosen) }))
    .filter(({ option, value }) => option.name === main || value !== option.default)
    .map(({ option, value }) => ({ name: optionName(words, option.name), value: valueText(words, option, value) }));
}

/** Return the name of a value. A set of roles is named by its roles. */
function valueText(words: Catalogue, { name, role_sets }: Option, value: string): string {
  const roles = role_sets[value];
  if (roles === undefined) return valueName(words, name, value);
  return roles.map((role) => worded(words, `role:${role}`)).join(', ');
}
