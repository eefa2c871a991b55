import { useTranslation } from 'react-i18next';
import { useIsInGroup } from '../../core/roles.ts';
import { PendingRecord } from '../../records/page/PendingRecord.tsx';
import { PlainDialog } from '../../ui/PlainDialog.tsx';
import { useFormQuery } from '../../records/form/formQuery.ts';
import { useListParams } from '../../records/list/useListParams.ts';
import type { BoardFragment, BoardPageQuery } from './BoardPage.generated.ts';
import { CardDetails } from './CardDetails.tsx';
import { CardDialogDocument } from './CardDialog.generated.ts';
import type { BoardChanges } from './useBoardChanges.ts';

interface Props {
  board: BoardFragment;
  changes: BoardChanges;
  labels: BoardPageQuery['boardLabels'];
  members: BoardPageQuery['boardMembers'];
}

export function CardDialog(props: Props) {
  const { t } = useTranslation('boards');
  const { get, change } = useListParams();
  const id = get('card');
  const mayChange = useIsInGroup('editor');
  const close = () => change({ card: undefined });
  const title = props.board.columns
    .flatMap(({ cards }) => cards)
    .find((card) => card.id === id)?.title;
  return (
    <PlainDialog
      isOpen={id !== ''}
      onClose={close}
      size="xl"
      isLive
      title={title ?? t('card')}
      {...(mayChange && { lead: props.board.title })}
    >
      {id === '' ? null : <OpenCard key={id} id={id} onClose={close} {...props} />}
    </PlainDialog>
  );
}

function OpenCard({
  id,
  onClose,
  board,
  changes,
  ...people
}: Props & { id: string; onClose: () => void }) {
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
