import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredFile } from '../../ui/upload/sendFile.ts';
import type { CardAttachmentInput } from '../../generated/schema.ts';
import {
  type CardDialog_CardFragment,
  CardDialogDocument,
  UpdateCardDocument,
} from './CardDialog.generated.ts';
import type { CardUpdate } from './useCardUpdate.ts';
import { useShowProblem } from '../../ui/useShowProblem.ts';
import { useSilentUndo } from '../../records/undo/useSilentUndo.ts';
import { useNotifyUndoable } from '../../records/undo/useUndoable.ts';

type Attachment = CardDialog_CardFragment['attachments'][number];

const entered = ({ id, name, size, url }: Attachment): CardAttachmentInput => ({
  id,
  name,
  size,
  url,
});

/** Attaches a file once it is stored; removing it can be undone. */
export function useCardFiles(boardId: string, card: CardDialog_CardFragment) {
  const { t } = useTranslation('boards');
  const client = useApolloClient();
  const showProblem = useShowProblem();
  const offerUndo = useNotifyUndoable();
  const addUndo = useSilentUndo();
  const last = useRef<Promise<unknown>>(Promise.resolve());

  /** Uses the stored list: an upload comes long after the page was read. */
  async function change(
    next: (files: CardAttachmentInput[]) => CardAttachmentInput[],
    others: { coverImage?: string } = {},
  ) {
    const { data } = await client.query({
      query: CardDialogDocument,
      variables: { id: card.id },
      fetchPolicy: 'network-only',
    });
    if (!data?.card) return;
    const { id, version } = data.card;
    const attachments = next(data.card.attachments.map(entered));
    const variables = { input: { boardId, id, version, attachments, ...others } };
    const saved = await client.mutate({ mutation: UpdateCardDocument, variables });
    addUndo(t('cardSaved'), saved.data!.updateCard.activityId);
  }

  /** Runs one change at a time, since each needs the list of the last one. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const done = last.current.then(work);
    last.current = done.catch(() => undefined);
    return done;
  }

  return {
    attach: ({ name, size, url }: StoredFile) =>
      void inTurn(() => change((files) => [...files, { name, size, url }])).catch(showProblem),
    attachAsCover: ({ name, size, url }: StoredFile) =>
      void inTurn(() =>
        change((files) => [...files, { name, size, url }], { coverImage: url }),
      ).catch(showProblem),
    async remove(file: Attachment, update: CardUpdate) {
      const { attachments } = card;
      const kept = attachments.filter(({ id }) => id !== file.id);
      const message = t('fileRemoved', { name: file.name });
      await update({ attachments: kept.map(entered) }, { attachments: kept }, (activityId) =>
        offerUndo({ message, activityId }),
      );
    },
  };
}
