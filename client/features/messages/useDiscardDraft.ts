import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsLeaving } from '../../ui/useAddressParams.ts';
import { useNotifyUndoable } from '../../records/undo/useUndoable.ts';
import type { MessageDraftField } from './messageDrafts.ts';
import { useInboxPlace } from './useInboxPlace.ts';

export const openerId = (answered?: string) => (answered ? 'reply-message' : 'new-message');

/** Closes the form. Undo brings the draft back, and its form while the inbox is shown. */
export function useDiscardDraft(draft: MessageDraftField, answered: string | undefined) {
  const { t } = useTranslation('messages');
  const offerUndo = useNotifyUndoable();
  const place = useInboxPlace();
  const isElsewhere = useIsLeaving();
  const navigate = useNavigate();
  const form = { search: useLocation().search };
  const closed = place.hrefOf({ message: answered });

  async function restore(content: NonNullable<ReturnType<MessageDraftField['written']>>) {
    const isHere = !isElsewhere();
    // A form that is open does not show a draft that takes the place of its own.
    if (isHere) await navigate(closed, { replace: true });
    drop();
    draft.change(content);
    if (isHere) await navigate(form);
  }

  function drop() {
    const content = draft.written();
    if (!content) return;
    draft.drop();
    offerUndo({
      message: t('draftDiscarded'),
      undone: t('draftRestored'),
      restore: () => restore(content),
    });
  }

  return () => {
    drop();
    place.goTo({ message: answered });
    document.getElementById(openerId(answered))?.focus();
  };
}
