import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { DropSensor } from '../../ui/drag/DropSensor.ts';
import type { TodoItem_TodoFragment, TodoTags_TagFragment } from './TodoItem.generated.ts';
import { scrollToRow } from './todoFocus.ts';
import { TodoItem } from './TodoItem.tsx';
import styles from './TodoList.module.css';
import { useTodoKeys } from './useTodoKeys.ts';
import { useMoveTodo } from './useTodoChanges.ts';

/** A shorter drag is a click. */
const DRAG_BEGINS_AT_PX = 4;

interface Props {
  todos: readonly TodoItem_TodoFragment[];
  tags: readonly TodoTags_TagFragment[];
  isOrdered: boolean;
  isSelecting: boolean;
  /** The to-do that was added last; it is scrolled into view once it is in the list. */
  addedId: string | undefined;
}

export function TodoList({ todos, tags, isOrdered, isSelecting, addedId }: Props) {
  const { t } = useTranslation('todos');
  const move = useMoveTodo();
  useTodoKeys(todos);
  const sensors = useSensors(
    useSensor(DropSensor, { activationConstraint: { distance: DRAG_BEGINS_AT_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = todos.map(({ id }) => id);
  const accessibility = useAnnouncements(todos);
  const shownId = ids.find((id) => id === addedId);
  useLayoutEffect(() => {
    if (shownId) scrollToRow(shownId);
  }, [shownId]);

  function onDragEnd({ active, over }: DragEndEvent) {
    if (!over || over.id === active.id) return;
    void move(todos, ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={!isOrdered}>
        <ul
          className={styles.list}
          aria-label={t('title')}
          data-selecting={isSelecting || undefined}
        >
          {todos.map((todo) => (
            <TodoItem key={todo.id} todo={todo} tags={tags} isOrdered={isOrdered} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function useAnnouncements(todos: readonly TodoItem_TodoFragment[]) {
  const { t } = useTranslation('todos');
  const names = (id: UniqueIdentifier, at: UniqueIdentifier = id) => ({
    title: todos.find((todo) => todo.id === id)?.title ?? '',
    position: todos.findIndex((todo) => todo.id === at) + 1,
    count: todos.length,
  });
  return {
    screenReaderInstructions: { draggable: t('drag.how') },
    announcements: {
      onDragStart: ({ active }: { active: { id: UniqueIdentifier } }) =>
        t('drag.taken', names(active.id)),
      onDragOver: ({ active, over }: DragStep) =>
        over ? t('drag.over', names(active.id, over.id)) : undefined,
      onDragEnd: ({ active, over }: DragStep) => t('drag.put', names(active.id, over?.id)),
      onDragCancel: ({ active }: DragStep) => t('drag.cancelled', names(active.id)),
    },
  };
}

interface DragStep {
  active: { id: UniqueIdentifier };
  over: { id: UniqueIdentifier } | null;
}
