import type { OptionsFilter } from '@mantine/core';
import { byNameRank } from '../core/byNameRank.ts';
import { folded } from '../core/folded.ts';

/** Leaves the options that have each typed word, without regard to accents, and puts those that fit best first. */
export const nameFilter: OptionsFilter = ({ options, search, limit }) => {
  const words = folded(search).split(' ');
  const flat = options.flatMap((each) => ('group' in each ? each.items : [each]));
  const found = flat.filter(({ label }) => words.every((word) => folded(label).includes(word)));
  return byNameRank(found, search, ({ label }) => label).slice(0, limit);
};
