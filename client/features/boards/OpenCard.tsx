import { useTranslation } from 'react-i18next';
import { PendingRecord } from '../../records/page/PendingRecord.tsx';
import { useFormQuery } from '../../records/form/formQuery.ts';
import type { BoardFragment, BoardPageQuery } from './BoardPage.generated.ts';
import { CardDetails } from './CardDetails.tsx';
import { CardDialogDocument } from './CardDialog.generated.ts';
import type { BoardChanges } from './useBoardChanges.ts';

export interface CardDialogProps {
  board: BoardFragment;
  changes: BoardChanges;
  labels: BoardPageQuery['boardLabels'];
  members: BoardPageQuery['boardMembers'];
}

export function OpenCard({
  id,
  onClose,
  board,
  changes,
  ...people
}: CardDialogProps & { id: string; onClose: () => void }) {
  const { t } = useTranslation('boards');
  const query = useFormQuery(CardDialogDocument, { id }, { isLive: true });
  const card = query.data?.card;
  if (!card) return <PendingRecord query={query} notFound={t('noCard')} />;
  return (
    <CardDetails
      card={card}
      board={board}
      changes={changes}
      onDelete={() => {
        onClose();
        changes.deleteCard(card.id);
      }}
      {...people}
    />
  );
}
