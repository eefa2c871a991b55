import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../core/lazyPart.ts';
import { useCodeWhenIdle } from '../../core/useCodeWhenIdle.ts';
import { useIsInGroup } from '../../core/roles.ts';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { PlainDialog } from '../../ui/PlainDialog.tsx';
import { useListParams } from '../../records/list/useListParams.ts';
import type { CardDialogProps } from './OpenCard.tsx';

// The code of an open card is large, and a board is looked at without one.
const loadCard = async () => (await import('./OpenCard.tsx')).OpenCard;
const OpenCard = lazyPart(loadCard);

export function CardDialog(props: CardDialogProps) {
  const { t } = useTranslation('boards');
  const { get, change } = useListParams();
  const id = get('card');
  const mayChange = useIsInGroup('editor');
  useCodeWhenIdle(loadCard);
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
      {id === '' ? null : (
        <Suspense fallback={<PendingPart error={undefined} onRetry={close} />}>
          <OpenCard key={id} id={id} onClose={close} {...props} />
        </Suspense>
      )}
    </PlainDialog>
  );
}
