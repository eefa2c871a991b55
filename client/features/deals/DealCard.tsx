import { Anchor, Group, Text, VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { folded } from '../../core/folded.ts';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { linkTo } from '../../core/paths.ts';
import { useIsInGroup } from '../../core/roles.ts';
import { DragHandle } from '../../ui/drag/DragHandle.tsx';
import { useSortableItem } from '../../ui/drag/useSortableItem.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import styles from './DealCard.module.css';
import type { DealCard_DealFragment } from './DealCard.generated.ts';
import { DealNextStep } from './DealNextStep.tsx';
import { DealTiming } from './DealTiming.tsx';
import { InvoiceDealButton } from './InvoiceDealButton.tsx';
import { MoveDealMenu } from './MoveDealMenu.tsx';
import type { DealMoving } from './useDealMove.ts';

interface Props {
  deal: DealCard_DealFragment;
  onMove: DealMoving['start'];
}

export function DealCard({ deal, onMove }: Props) {
  const mayChange = useIsInGroup('editor');
  const { item, handle, isDragging, onPointerDown } = useSortableItem({
    id: deal.id,
    disabled: { draggable: !mayChange, droppable: true },
  });
  return (
    <li
      className={styles.item}
      {...item}
      data-dragging={isDragging || undefined}
      onPointerDown={(event) => event.pointerType === 'mouse' && onPointerDown?.(event)}
    >
      <DealCardFace deal={deal} />
      {mayChange ? (
        <div className={styles.tools}>
          <MoveDealMenu deal={deal} onMove={onMove} />
          <DragHandle name={deal.title} handle={handle} />
        </div>
      ) : null}
    </li>
  );
}

/** Whether a title already says a customer's name, or the beginning of it by which they are called. */
function isNamedIn(title: string, name: string): boolean {
  const called = folded(name).split(/\s+/).slice(0, 2).join(' ');
  return folded(title).includes(called);
}

/** Is memoized, since each step of a drag renders every card. */
export const DealCardFace = memo(function DealCardFace({
  deal,
  isDragged = false,
}: {
  deal: DealCard_DealFragment;
  isDragged?: boolean;
}) {
  const { t } = useTranslation('deals');
  const { calendarDay, money } = useFormat();
  return (
    <div className={styles.card} data-dragged={isDragged || undefined}>
      <Anchor
        component={Link}
        id={isDragged ? undefined : `deal-${deal.id}`}
        to={linkTo.deal(deal.id)}
        size="sm"
        fw={500}
        c="var(--mantine-color-text)"
        draggable={false}
      >
        {deal.title}
      </Anchor>
      {deal.customer && !isNamedIn(deal.title, deal.customer.name) ? (
        <Text size="xs" c="dimmed" truncate>
          {deal.customer.name}
        </Text>
      ) : null}
      <Group gap="xs" justify="space-between">
        <Text size="sm" fw={600}>
          {money(deal.amount)}
        </Text>
        <Text size="xs" c="dimmed">
          {t('expectedOn', { day: calendarDay(deal.expectedCloseDay) })}
        </Text>
      </Group>
      <Group gap={6} wrap="nowrap" justify="space-between" mih={22}>
        <DealTiming deal={deal} isBrief />
        {deal.owner ? (
          <span title={deal.owner.name}>
            <PersonAvatar name={deal.owner.name} src={deal.owner.avatar} size={22} />
            <VisuallyHidden>{deal.owner.name}</VisuallyHidden>
          </span>
        ) : null}
      </Group>
      <DealNextStep deal={deal} isBrief />
      {deal.stage === 'won' && !isDragged ? <InvoiceDealButton deal={deal} isSmall /> : null}
    </div>
  );
});
