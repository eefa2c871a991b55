import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Text, Title } from '@mantine/core';
import { memo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { useIsInGroup } from '../../core/roles.ts';
import { DragHandle } from '../../ui/drag/DragHandle.tsx';
import { useSortableItem } from '../../ui/drag/useSortableItem.ts';
import styles from './BoardColumn.module.css';
import type { BoardFragment, BoardPageQuery } from './BoardPage.generated.ts';
import { ColumnCards } from './ColumnCards.tsx';
import { ColumnMenu } from './ColumnMenu.tsx';
import { ReachContext } from './TileDrag.tsx';
import { DraftTitleForm, TitleForm } from './TitleForm.tsx';
import type { BoardChanges } from './useBoardChanges.ts';
import { newCardField } from './useNewCard.ts';

interface ContentProps {
  column: BoardFragment['columns'][number];
  index: number;
  last: number;
  /** The dragged or focused card of this column. */
  heldId: string | undefined;
  changes: BoardChanges;
  labels: BoardPageQuery['boardLabels'];
  members: BoardPageQuery['boardMembers'];
  handle: ReturnType<typeof useSortableItem>['handle'];
}

interface Props extends Omit<ContentProps, 'handle'> {
  isReached: boolean;
  onReach: (id: string) => void;
}

export function BoardColumn({ isReached, onReach, ...props }: Props) {
  const { id, title } = props.column;
  const mayChange = useIsInGroup('editor');
  const { item, handle } = useSortableItem({ id, disabled: !mayChange });
  return (
    <section
      className={styles.column}
      aria-label={title}
      {...item}
      // Renders at once, before what is below hears of the pointer: the drag may begin now.
      onPointerDownCapture={() => flushSync(() => onReach(id))}
    >
      <ReachContext value={isReached}>
        <ColumnContent {...props} handle={handle} />
      </ReachContext>
    </section>
  );
}

/** Is memoized, since each step of a drag renders every column. */
const ColumnContent = memo(function ColumnContent(props: ContentProps) {
  const { column, index, last, changes, handle, heldId, labels, members } = props;
  const { t } = useTranslation(['boards', 'records']);
  const { number } = useFormat();
  const mayChange = useIsInGroup('editor');
  const [isRenaming, setIsRenaming] = useState(false);
  const [addedId, setAddedId] = useState<string>();

  async function add(title: string) {
    const id = await changes.addCard(column.id, title);
    setAddedId(id);
    return id !== undefined;
  }

  return (
    <>
      <header className={styles.header}>
        {mayChange ? <DragHandle name={column.title} handle={handle} /> : null}
        {isRenaming ? (
          <TitleForm
            label={t('records:fieldsOf.Card.title')}
            submit={t('rename')}
            value={column.title}
            isFocused
            onCancel={() => setIsRenaming(false)}
            onSubmit={(title) => {
              setIsRenaming(false);
              changes.renameColumn(column, title);
            }}
          />
        ) : (
          <Title order={2} size="h6" className={styles.title}>
            {column.title}
          </Title>
        )}
        <Text span size="sm" c="dimmed" aria-label={t('cardCount', { count: column.cards.length })}>
          {number(column.cards.length)}
        </Text>
        {mayChange ? (
          <ColumnMenu
            column={column}
            index={index}
            last={last}
            changes={changes}
            isRenaming={isRenaming}
            onRename={() => setIsRenaming(true)}
          />
        ) : null}
      </header>
      <SortableContext
        id={column.id}
        items={column.cards.map(({ id }) => id)}
        strategy={verticalListSortingStrategy}
      >
        <ColumnCards
          column={column}
          heldId={heldId}
          addedId={addedId}
          onMove={changes.moveCard}
          labels={labels}
          members={members}
        />
      </SortableContext>
      {mayChange ? (
        <div {...newCardField}>
          <DraftTitleForm
            draft={`New card in list ${column.id}`}
            isQuiet
            label={t('newCard')}
            submit={t('add')}
            onSubmit={add}
          />
        </div>
      ) : null}
    </>
  );
});
