import { useSyncExternalStore } from 'react';
import { newId } from '../../app/new-id.ts';
import { session, useSession } from '../../app/session.ts';
import { storedState } from '../../app/stored-state.ts';

export interface DraftRecipient {
  id: string;
  name: string;
  /** Of the message to them: however often it is sent, it arrives once. */
  messageId: string;
}

export interface MessageDraft {
  to: DraftRecipient[];
  subject: string;
  /** HTML; '' for nothing. */
  body: string;
}

/** What was begun, by who writes and what it answers; it outlasts a reload. */
const drafts = storedState<Record<string, MessageDraft>>('message-drafts', {});

export const recipient = ({ id, name }: Pick<DraftRecipient, 'id' | 'name'>): DraftRecipient => ({
  id,
  name,
  messageId: newId(),
});

const keyOf = (userId: string | undefined, answered: string | undefined) =>
  `${userId}/${answered ?? 'new'}`;

/** The signed-in user's draft of an answer to a message or, without one, of a message of its own. */
export function useMessageDraft(answered: string | undefined, initial: () => MessageDraft) {
  const { user } = useSession();
  const key = keyOf(user?.id, answered);
  const stored = useSyncExternalStore(drafts.subscribe, () => drafts.read()[key]);
  return {
    draft: stored ?? initial(),
    /** Reads the draft as it now is: what was sent meanwhile is not in it any more. */
    change(changes: Partial<MessageDraft>) {
      const current = drafts.read()[key] ?? initial();
      drafts.write({ ...drafts.read(), [key]: { ...current, ...changes } });
    },
    drop: () => dropDraft(answered),
  };
}

export function dropDraft(answered: string | undefined): void {
  const all = { ...drafts.read() };
  delete all[keyOf(session.read().user?.id, answered)];
  drafts.write(all);
}
