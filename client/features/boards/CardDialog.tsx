import { useQuery } from '@apollo/client/react';
import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useListParams } from '../../components/useListParams.ts';
import type { BoardFragment, BoardPageQuery } from './BoardPage.generated.ts';
import { CardDetails } from './CardDetails.tsx';
import { CardDialogDocument } from './CardDialog.generated.ts';
import { PlainDialog } from '../../components/PlainDialog.tsx';
import type { BoardChanges } from './useBoardChanges.ts';

interface Props {
  board: BoardFragment;
  changes: BoardChanges;
  labels: BoardPageQuery['boardLabels'];
  members: BoardPageQuery['boardMembers'];
}

/** The card that the URL names, with all that is on it. */
export function CardDialog({ board, changes, labels, members }: Props) {
  const { t } = useTranslation(['boards', 'common']);
  const { get, change } = useListParams();
  const id = get('card');
  const { data, error, loading, refetch } = useQuery(CardDialogDocument, {
    variables: { id },
    skip: id === '',
    fetchPolicy: 'cache-and-network',
  });
  const close = () => change({ card: undefined });
  const card = data?.card;
  return (
    <PlainDialog isOpen={id !== ''} onClose={close} size="lg" title={card?.title ?? t('card')}>
      {card ? (
        <CardDetails
          key={card.id}
          card={card}
          boardId={board.id}
          labels={labels}
          members={members}
          onDelete={() => {
            close();
            changes.deleteCard(card.id);
          }}
        />
      ) : null}
      {error && !card ? (
        <Alert color="red" role="alert" title={t('common:pages.failedTitle')}>
          <Button variant="default" size="xs" onClick={() => void refetch()}>
            {t('common:retry')}
          </Button>
        </Alert>
      ) : null}
      {!card && !error && !loading ? <Text>{t('noCard')}</Text> : null}
      {!card && loading ? (
        <Stack role="status" aria-label={t('common:loading')}>
          <Skeleton height={36} />
          <Skeleton height={120} />
          <Skeleton height={36} />
        </Stack>
      ) : null}
    </PlainDialog>
  );
}
