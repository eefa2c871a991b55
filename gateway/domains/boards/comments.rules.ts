import type { CardCommentInput } from '../../graphql/generated/resolvers.ts';
import { newId } from '../../database/new-id.ts';
import type { CardCommentRow } from './boards.table.ts';

type Comment = Pick<CardCommentRow, 'id' | 'uid' | 'text' | 'time'>;

interface MergeOptions {
  stored: readonly Comment[];
  callerId: string;
  now: string;
}

/**
 * Returns the comments to store: others' comments stay, one's own may change, and new ones are the caller's, of now.
 */
export function mergeComments(
  entered: readonly CardCommentInput[],
  { stored, callerId, now }: MergeOptions,
): Comment[] {
  const unmatched = [...stored];
  return entered.map((comment) => {
    const index = unmatched.findIndex((each) =>
      comment.id == null ? isSame(each, comment) : each.id === comment.id,
    );
    const [known] = index < 0 ? [] : unmatched.splice(index, 1);
    if (!known) return { id: comment.id ?? newId(), uid: callerId, text: comment.text, time: now };
    const { id, uid, time } = known;
    return { id, uid, text: uid === callerId ? comment.text : known.text, time };
  });
}

/** Older programs send comments back without ids. */
const isSame = (known: Comment, { uid, text, time }: CardCommentInput) =>
  known.uid === uid && known.text === text && (time == null || known.time === time);
