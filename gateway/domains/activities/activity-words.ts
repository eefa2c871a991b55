import { choice } from '../../csv/cells.ts';
import type { Words } from '../../errors/language.ts';
import { declarations } from '../../records/declarations.ts';
import { choicesIn, kindNoun, kindNouns } from '../../records/kind-words.ts';
import type { ActivityAction } from '../../records/history/activities.table.ts';

/** A kind that is not named is called as its type. */
export const kindWords: Readonly<Record<string, Words>> = {
  ...Object.fromEntries([...declarations.keys()].map((kind) => [kind, kindNoun(kind)])),
  ...kindNouns,
};

export const kind = choice(kindWords);

export const action = choice(
  choicesIn('Activity', 'action') as Readonly<Record<ActivityAction, Words>>,
);
