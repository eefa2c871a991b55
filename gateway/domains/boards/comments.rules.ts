import type { CardCommentInput } from '../../graphql/generated/resolvers.ts';

export interface Comment {
  id: string;
  uid: string;
  text: string;
  time: string;
}

/** A new comment, which is the caller's; the id may be missing. */
export type NewComment = Pick<CardCommentInput, 'id' | 'text'>;

interface Known {
  stored: readonly Comment[];
  callerId: string;
}

interface Changes {
  added: NewComment[];
  changed: Pick<Comment, 'id' | 'text'>[];
  removed: Pick<Comment, 'id'>[];
}

/** Returns what a list of comments changes: new ones are the caller's, who can change and remove no others. */
export function commentChanges(
  entered: readonly CardCommentInput[],
  { stored, callerId }: Known,
): Changes {
  const left = [...stored];
  const changes: Changes = { added: [], changed: [], removed: [] };
  for (const comment of entered) {
    const index = left.findIndex((each) =>
      comment.id == null ? isSame(each, comment) : each.id === comment.id,
    );
    const [known] = index < 0 ? [] : left.splice(index, 1);
    const { text } = comment;
    if (!known) changes.added.push({ ...(comment.id != null && { id: comment.id }), text });
    else if (known.uid === callerId && known.text !== text) {
      changes.changed.push({ id: known.id, text });
    }
  }
  changes.removed = left.filter(({ uid }) => uid === callerId).map(({ id }) => ({ id }));
  return changes;
}

/** Older programs send comments back without ids. */
const isSame = (known: Comment, { uid, text, time }: CardCommentInput) =>
  known.uid === uid && known.text === text && (time == null || known.time === time);
