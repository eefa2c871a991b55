import { Button, CloseButton, Paper, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { focusTick } from './todoFocus.ts';
import type { TodoItem_TodoFragment } from './TodoItem.generated.ts';
import styles from './TodoBulk.module.css';
import { type TodoFlags, useDeleteTodos, useSetFlags } from './useTodoChanges.ts';

/** The gateway's limit of one step. */
const MOST_AT_ONCE = 100;

interface Props {
  todos: readonly TodoItem_TodoFragment[];
  selected: readonly TodoItem_TodoFragment[];
  totalCount: number;
}

/** The changes of the selected to-dos, over the end of the list. */
export function TodoBulk({ todos, selected, totalCount }: Props) {
  const { t } = useTranslation(['todos', 'common']);
  const setFlags = useSetFlags();
  const remove = useDeleteTodos();
  const ticked = selected.slice(0, MOST_AT_ONCE);
  const selectable = todos.slice(0, MOST_AT_ONCE);
  const isDone = ticked.every(({ done }) => done);
  const actions: [label: string, flags: TodoFlags][] = [
    [isDone ? t('bulk.open') : t('bulk.done'), { done: !isDone, selected: false }],
    [t('bulk.important'), { important: true }],
    [t('bulk.starred'), { starred: true }],
    [t('bulk.read'), { read: true }],
  ];
  function change(flags: TodoFlags) {
    if ('selected' in flags) focusTick(ticked[0]!);
    void setFlags(ticked, flags);
  }
  return (
    <Paper className={styles.bar} shadow="md" role="group" aria-label={t('bulk.label')}>
      <CloseButton aria-label={t('bulk.none')} onClick={() => change({ selected: false })} />
      <Text size="sm" fw={600} role="status">
        {t('bulk.ticked', { count: ticked.length })}
      </Text>
      {ticked.length < selectable.length ? (
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => void setFlags(selectable, { selected: true })}
        >
          {totalCount > selectable.length
            ? t('bulk.first', { most: selectable.length })
            : t('bulk.all')}
        </Button>
      ) : null}
      {actions.map(([label, flags]) => (
        <Button key={label} size="compact-sm" variant="default" onClick={() => change(flags)}>
          {label}
        </Button>
      ))}
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => {
          focusTick(ticked[0]!);
          void remove(ticked);
        }}
      >
        {t('common:delete')}
      </Button>
    </Paper>
  );
}
