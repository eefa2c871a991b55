import { Button, Group, Paper, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { focusTick } from './todoFocus.ts';
import type { TodoItem_TodoFragment } from './TodoItem.generated.ts';
import { type TodoFlags, useDeleteTodos, useSetFlags } from './useTodoChanges.ts';

/** The gateway's limit of one step. */
const MOST_AT_ONCE = 100;

interface Props {
  todos: readonly TodoItem_TodoFragment[];
  totalCount: number;
}

export function TodoBulk({ todos, totalCount }: Props) {
  const { t } = useTranslation(['todos', 'common']);
  const setFlags = useSetFlags();
  const remove = useDeleteTodos();
  const ticked = todos.filter(({ selected }) => selected).slice(0, MOST_AT_ONCE);
  const selectable = todos.slice(0, MOST_AT_ONCE);
  const isDone = ticked.every(({ done }) => done);
  const actions: [label: string, flags: TodoFlags][] = [
    [isDone ? t('bulk.open') : t('bulk.done'), { done: !isDone, selected: false }],
    [t('bulk.important'), { important: true }],
    [t('bulk.starred'), { starred: true }],
    [t('bulk.read'), { read: true }],
    [t('bulk.none'), { selected: false }],
  ];
  return (
    <Group justify="space-between" mb="sm" mih={36}>
      <Text size="sm" c="dimmed" role="status">
        {ticked.length > 0
          ? t('bulk.ticked', { count: ticked.length })
          : t('count', { count: totalCount })}
      </Text>
      {ticked.length === 0 && todos.length > 0 ? (
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
      {ticked.length > 0 ? (
        <Paper px="xs" py={4} role="group" aria-label={t('bulk.label')}>
          {actions.map(([label, flags]) => (
            <Button
              key={label}
              size="compact-sm"
              variant="subtle"
              onClick={() => {
                if ('selected' in flags) focusTick(ticked[0]!);
                void setFlags(ticked, flags);
              }}
            >
              {label}
            </Button>
          ))}
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            onClick={() => {
              focusTick(ticked[0]!);
              void remove(ticked);
            }}
          >
            {t('common:delete')}
          </Button>
        </Paper>
      ) : null}
    </Group>
  );
}
