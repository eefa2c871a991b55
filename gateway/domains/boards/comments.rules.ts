import type { CardCommentInput } from '../../graphql/generated/resolvers.ts';
import { newId } from '../../store/new-id.ts';
import type { CardCommentRow } from './boards.table.ts';

type Comment = Pick<CardCommentRow, 'id' | 'uid' | 'text' | 'time'>;

interface Saying {
  /** What the card has. */
  stored: readonly Comment[];
  callerId: string;
  now: string;
}

/**
 * The comments of a card once someone hands all of them back: what others said stays word for word, one's own may say
 * something else, and what is new is the caller's, now.
 */
export function commentsSaid(
  entered: readonly CardCommentInput[],
  { stored, callerId, now }: Saying,
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

/** Older clients hand comments back without their ids. */
const isSame = (known: Comment, { uid, text, time }: CardCommentInput) =>
  known.uid === uid && known.text === text && (time == null || known.time === time);
