import { useState } from 'react';
import { drafts, useDraft } from '../../core/drafts.ts';
import type { RecordValue, ReferenceValue } from '../../records/form/fieldOverrides.ts';
import { newId } from '../../core/new-id.ts';

export interface DraftRecipient {
  id: string;
  name: string;
  /** The id of the message to the recipient, which makes a retry safe. */
  messageId: string;
}

export interface MessageDraft {
  to: DraftRecipient[];
  subject: string;
  /** One customer, or none; drafts of older versions lack the list. */
  customer?: ReferenceValue[];
  /** One record of any kind, or none. */
  record?: RecordValue[];
  /** The body as HTML; '' for none. */
  body: string;
}

export const recipient = ({ id, name }: Pick<DraftRecipient, 'id' | 'name'>): DraftRecipient => ({
  id,
  name,
  messageId: newId(),
});

const nameOf = (answered: string | undefined) => `Mail ${answered ?? 'new'}`;

export const useHasDraft = (answered: string) => useDraft(nameOf(answered), undefined).isDraft;

export type MessageDraftField = ReturnType<typeof useMessageDraft>;

export function useMessageDraft(answered: string | undefined, initial: () => MessageDraft) {
  const [start] = useState(initial);
  const name = nameOf(answered);
  const draft = useDraft(name, start);
  return {
    draft: draft.content,
    isDraft: draft.isDraft,
    /** Reads the draft as it now is: what was sent meanwhile is not in it any more. */
    change: (changes: Partial<MessageDraft>) => draft.change({ ...draft.current(), ...changes }),
    drop: draft.drop,
    written: () => drafts.read<MessageDraft>(name)?.content,
  };
}
