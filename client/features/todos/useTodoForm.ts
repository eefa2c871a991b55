import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useDayCheck } from '../../ui/dates/useDayCheck.ts';
import type { Fresh } from '../../records/form/formQuery.ts';
import { isEqual } from '../../records/form/isEqual.ts';
import { useRecordForm } from '../../records/form/useRecordForm.ts';
import { useNotifyUndoable } from '../../records/undo/useUndoable.ts';
import { type TodoItem_TodoFragment, UpdateTodoDocument } from './TodoItem.generated.ts';
import { dueOf, dueParts } from './todoDue.ts';
import { todoQueries } from './useTodoChanges.ts';

export type TodoValues = ReturnType<typeof valuesOf>;

export function useTodoForm(todo: Fresh<TodoItem_TodoFragment>, close: () => void) {
  const { t } = useTranslation(['todos', 'common']);
  const offerUndo = useNotifyUndoable();
  const { day: check, time: checkTime } = useDayCheck();
  const [update] = useMutation(UpdateTodoDocument, { refetchQueries: todoQueries });

  async function save(values: TodoValues, from: TodoItem_TodoFragment = todo) {
    const { id, version } = from;
    const input = { id, version, ...changesOf(values, valuesOf(from)) };
    const { activityId, todo: saved } = (await update({ variables: { input } })).data!.updateTodo;
    offerUndo({ message: t('saved', { title: values.title }), activityId });
    return saved;
  }

  return useRecordForm<TodoValues, TodoItem_TodoFragment>({
    name: `Todo ${todo.id}`,
    stored: todo,
    valuesOf: (stored = todo) => valuesOf(stored),
    validate: {
      title: (entered) => (entered.trim() === '' ? t('common:fieldRequired') : null),
      startDay: (day) => check(day),
      dueDay: (due, { startDay, dueAt }) =>
        check(due, { isRequired: dueAt !== '' }) ??
        (due !== '' && startDay !== '' && due < startDay ? t('dueBeforeStart') : null),
      dueAt: (time) => checkTime(time),
    },
    formNames: { dueTimeZone: 'dueAt' },
    save,
    leave: close,
  });
}

const valuesOf = ({ startDay, ...todo }: TodoItem_TodoFragment) => ({
  title: todo.title,
  note: todo.note,
  tag: todo.tag,
  startDay: startDay ?? '',
  dueDay: dueParts(todo).day,
  dueAt: dueParts(todo).time,
  done: todo.done,
  important: todo.important,
  starred: todo.starred,
  read: todo.read,
});

/** Leaves unchanged fields out, since a tag among them may be deleted by now. */
function changesOf(values: TodoValues, base: TodoValues) {
  const names = Object.keys(base) as (keyof TodoValues)[];
  const changed = names.filter((name) => !isEqual(values[name], base[name]));
  const { startDay, dueDay, dueAt, ...fields } = Object.fromEntries(
    changed.map((name) => [name, values[name]]),
  ) as Partial<TodoValues>;
  return {
    ...fields,
    ...(startDay !== undefined && { startDay: startDay || null }),
    ...((dueDay !== undefined || dueAt !== undefined) && dueOf(values.dueDay, values.dueAt)),
  };
}
