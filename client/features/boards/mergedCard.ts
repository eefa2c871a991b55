import { isEqual } from '../../records/form/isEqual.ts';
import type { CardAttachmentInput, UpdateCardInput } from '../../generated/schema.ts';
import type { CardDialog_CardFragment } from './CardDialog.generated.ts';

export type CardChanges = Partial<Omit<UpdateCardInput, 'boardId' | 'id' | 'version'>>;

type Card = CardDialog_CardFragment;

interface Versions {
  seen: Card;
  current: Card;
  changes: CardChanges;
}

/** Returns the changes to save over the current card; undefined when both sides changed the same field. */
export function mergedChanges({ seen, current, changes }: Versions): CardChanges | undefined {
  const { members, labels, attachments, ...texts } = changes;
  const isOursAlone = Object.keys(texts).every((name) =>
    isEqual(seen[name as 'title'], current[name as 'title']),
  );
  if (!isOursAlone) return undefined;
  return {
    ...texts,
    ...(members && { members: mergedList(seen.members, current.members, members) }),
    ...(labels && { labels: mergedList(seen.labels, current.labels, labels) }),
    ...(attachments && {
      attachments: mergedList<CardAttachmentInput>(
        seen.attachments,
        current.attachments,
        attachments,
      ).map(({ id, name, size, url }) => ({ ...(id && { id }), name, size, url })),
    }),
  };
}

type Entry = string | { id?: string | null | undefined };

const idOf = (entry: Entry) => (typeof entry === 'string' ? entry : entry.id);

/** Returns their list with our additions and removals. */
function mergedList<Ours extends Entry>(
  seen: readonly Entry[],
  theirs: readonly Ours[],
  ours: readonly Ours[],
): Ours[] {
  const has = (list: readonly Entry[], entry: Entry) =>
    idOf(entry) !== undefined && list.some((each) => idOf(each) === idOf(entry));
  const kept = theirs.filter((entry) => !has(seen, entry) || has(ours, entry));
  return [...kept, ...ours.filter((entry) => !has(seen, entry) && !has(theirs, entry))];
}
