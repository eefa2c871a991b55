import { choice } from '../../csv/cells.ts';
import type { Words } from '../../errors/language.ts';
import { declarations } from '../../records/declarations.ts';
import { choicesIn, kindNouns } from '../../records/kind-words.ts';
import type { ActivityAction } from '../../records/history/activities.table.ts';
import { toWords } from '../../records/declare/sdl-nodes.ts';

const derived = [...declarations.keys()].map((kind) => {
  const words = toWords(kind);
  return [kind, { en: words, 'pt-BR': words }] as const;
});

/** A kind that is not named is called as its type. */
export const kindWords: Readonly<Record<string, Words>> = {
  ...Object.fromEntries(derived),
  ...kindNouns,
};

export const kind = choice(kindWords);

export const action = choice(
  choicesIn('Activity', 'action') as Readonly<Record<ActivityAction, Words>>,
);
