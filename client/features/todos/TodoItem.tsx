import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, Anchor, Badge, Checkbox, Text } from '@mantine/core';
import { IconGripVertical, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useOpenRecord } from '../../records/list/openRecord.ts';
import { TodoDates } from './TodoDates.tsx';
import { TodoFlagButton } from './TodoFlagButton.tsx';
import type { TodoItem_TodoFragment, TodoTags_TagFragment } from './TodoItem.generated.ts';
import styles from './TodoItem.module.css';
import { tickId } from './todoFocus.ts';
import { useDeleteTodos, useSetFlags } from './useTodoChanges.ts';

interface Props {
  todo: TodoItem_TodoFragment;
  tags: readonly TodoTags_TagFragment[];
  isOrdered: boolean;
}

export function TodoItem({ todo, tags, isOrdered }: Props) {
  const { t } = useTranslation('todos');
  const setFlags = useSetFlags();
  const remove = useDeleteTodos();
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, ...drag } = useSortable({
    id: todo.id,
  });
  const { title, selected } = todo;
  return (
    <li
      ref={setNodeRef}
      className={styles.item}
      data-todo={todo.id}
      data-dragging={drag.isDragging || undefined}
      style={{
        transform: CSS.Translate.toString(drag.transform),
        transition: drag.transition,
      }}
    >
      <div className={styles.gutter}>
        {isOrdered ? (
          <ActionIcon
            className={styles.handle}
            size={20}
            variant="subtle"
            color="gray"
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-roledescription={t('drag.role')}
            aria-label={t('drag.handle', { title })}
          >
            <IconGripVertical size={16} aria-hidden />
          </ActionIcon>
        ) : null}
        <Checkbox
          className={styles.tick}
          id={tickId(todo.id)}
          aria-label={t('tick', { title })}
          checked={selected}
          onChange={() => void setFlags([todo], { selected: !selected })}
        />
      </div>
      <TodoFlagButton todo={todo} flag="done" />
      <TodoText todo={todo} tags={tags} />
      <div className={styles.actions}>
        <TodoFlagButton todo={todo} flag="important" />
        <TodoFlagButton todo={todo} flag="starred" />
        <TodoFlagButton todo={todo} flag="read" />
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('delete', { title })}
          onClick={() => void remove([todo])}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
}

function TodoText({ todo, tags }: Omit<Props, 'isOrdered'>) {
  const { linkTo, opened } = useOpenRecord('todo');
  const { title, note, done, read } = todo;
  return (
    <div className={styles.text}>
      <div className={styles.names}>
        <Anchor
          component={Link}
          to={linkTo(todo.id)}
          state={opened}
          c="inherit"
          className={styles.title}
          data-done={done || undefined}
          data-unread={!read || undefined}
        >
          {title}
        </Anchor>
        {note ? (
          <Text size="sm" c="dimmed" lineClamp={1}>
            {note}
          </Text>
        ) : null}
      </div>
      <div className={styles.details}>
        <TodoDates todo={todo} />
        {tags
          .filter(({ id }) => todo.tag.includes(id))
          .map(({ id, name }) => (
            <Badge key={id} variant="default" size="sm" fw={500}>
              {name}
            </Badge>
          ))}
      </div>
    </div>
  );
}
