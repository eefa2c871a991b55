import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyFinal, notifyProblem } from '../../core/notify.tsx';
import { paths } from '../../core/paths.ts';
import { refusalOf } from '../../core/refusal.ts';
import { evictKinds } from '../../records/recordLists.ts';
import { SendMessageDocument } from './ComposeForm.generated.ts';
import type { DraftRecipient, MessageDraft } from './messageDrafts.ts';

interface Letter {
  subject: string;
  message: string;
  customerId: string | null;
  recordKind: string | null;
  recordId: string | null;
}

/** Sends to each recipient, and removes each from the draft, so that a retry continues. */
export function useSendMessage(onWaiting: (waiting: DraftRecipient[]) => void) {
  const { t } = useTranslation(['messages', 'common']);
  const [isSending, setIsSending] = useState(false);
  const [createMessage] = useMutation(SendMessageDocument, { update: evictKinds('Message') });

  async function sendTo({ id: to, messageId }: DraftRecipient, letter: Letter) {
    const input = { id: messageId, to, ...letter };
    // A used id means that it was stored and the answer was lost.
    await createMessage({ variables: { input } }).catch((error: unknown) => {
      if (refusalOf(error)?.code !== 'CONFLICT') throw error;
    });
  }

  async function send(
    { to, subject, customer: [customer] = [], record: [about] = [] }: MessageDraft,
    message: string,
  ): Promise<boolean> {
    setIsSending(true);
    const letter = {
      ...{ subject, message, customerId: customer?.id ?? null },
      ...{ recordKind: about?.kind ?? null, recordId: about?.id ?? null },
    };
    try {
      for (const [index, recipient] of to.entries()) {
        await sendTo(recipient, letter);
        onWaiting(to.slice(index + 1));
      }
      const link = { to: `${paths.messages}?folder=sent`, label: t('showSent') };
      notifyFinal(t('sent', { names: to.map(({ name }) => name).join(', ') }), link);
      return true;
    } catch (error) {
      notifyProblem(refusalOf(error)?.message ?? t('notSent'));
      return false;
    } finally {
      setIsSending(false);
    }
  }

  return { send, isSending };
}
