import { useMutation } from '@apollo/client/react';
import { Button, Checkbox, Group, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify, notifyProblem } from '../../app/notify.tsx';
import { refusalOf } from '../../app/refusal.ts';
import { useOpenRecord } from '../../components/openRecord.ts';
import { DraftNotice } from '../../components/record-form/DraftNotice.tsx';
import { draftOf, dropDraft, keepDraft } from '../../components/record-form/formDrafts.ts';
import { focusAtStart } from '../../components/record-form/RecordForm.tsx';
import { isSame } from '../../components/record-form/mergeVersions.ts';
import { useErrorsInLanguage } from '../../components/useErrorsInLanguage.ts';
import { dayField, dayMoment } from './dueDay.ts';
import {
  type TodoItem_TodoFragment,
  type TodoTags_TagFragment,
  UpdateTodoDocument,
} from './TodoItem.generated.ts';
import { todoQueries } from './useTodoChanges.ts';

interface Props {
  todo: TodoItem_TodoFragment;
  tags: readonly TodoTags_TagFragment[];
}

const flags = ['done', 'important', 'starred', 'read'] as const;

export function TodoForm({ todo, tags }: Props) {
  const { t } = useTranslation(['todos', 'common']);
  const { close } = useOpenRecord('todo');
  const { form, base, draft, discard } = useTodoForm(todo);
  const [update, { loading }] = useMutation(UpdateTodoDocument, { refetchQueries: todoQueries });

  async function save(values: TodoValues) {
    try {
      await update({ variables: { input: { id: todo.id, ...changesOf(values, base) } } });
      notify(t('saved', { title: values.title }));
      discard();
      close();
    } catch (error) {
      const refusal = refusalOf(error);
      form.setErrors(errorsOf(refusal?.fields));
      notifyProblem(refusal?.message ?? t('common:somethingWrong'));
    }
  }

  return (
    <form ref={focusAtStart} onSubmit={form.onSubmit((values) => void save(values))} noValidate>
      <Stack>
        {draft ? <DraftNotice at={draft.at} onDiscard={discard} /> : null}
        <TextInput
          label={t('fields.title')}
          required
          data-autofocus
          maxLength={200}
          {...form.getInputProps('title')}
        />
        <Textarea
          label={t('fields.note')}
          rows={5}
          resize="vertical"
          {...form.getInputProps('note')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            type="date"
            label={t('fields.startDate')}
            {...form.getInputProps('startDay')}
          />
          <TextInput type="date" label={t('fields.dueDate')} {...form.getInputProps('dueDay')} />
        </SimpleGrid>
        <Group>
          {flags.map((flag) => (
            <Checkbox
              key={flag}
              label={t(`fields.${flag}`)}
              {...form.getInputProps(flag, { type: 'checkbox' })}
            />
          ))}
        </Group>
        {tags.length > 0 ? (
          <Checkbox.Group label={t('tags.label')} {...form.getInputProps('tag')}>
            <Group mt="xs">
              {tags.map(({ id, name }) => (
                <Checkbox key={id} value={id} label={name} />
              ))}
            </Group>
          </Checkbox.Group>
        ) : null}
        <Group justify="flex-end">
          <Button
            variant="default"
            onClick={() => {
              discard();
              close();
            }}
          >
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={loading}>
            {t('common:save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

type TodoValues = ReturnType<typeof valuesOf>;

const valuesOf = ({ startDate, dueDate, ...todo }: TodoItem_TodoFragment) => ({
  title: todo.title,
  note: todo.note,
  tag: todo.tag,
  startDay: dayField(startDate),
  dueDay: dayField(dueDate),
  done: todo.done,
  important: todo.important,
  starred: todo.starred,
  read: todo.read,
});

const errorsOf = ({ startDate, dueDate, ...fields }: Record<string, string> = {}) => ({
  ...fields,
  startDay: startDate,
  dueDay: dueDate,
});

/** Unchanged fields are left out: others may have changed them. */
function changesOf(values: TodoValues, base: TodoValues) {
  const names = Object.keys(base) as (keyof TodoValues)[];
  const changed = names.filter((name) => !isSame(values[name], base[name]));
  const { startDay, dueDay, ...fields } = Object.fromEntries(
    changed.map((name) => [name, values[name]]),
  ) as Partial<TodoValues>;
  return {
    ...fields,
    ...(startDay !== undefined && { startDate: dayMoment(startDay) }),
    ...(dueDay !== undefined && { dueDate: dayMoment(dueDay) }),
  };
}

function useTodoForm(todo: TodoItem_TodoFragment) {
  const { t } = useTranslation(['todos', 'common']);
  const name = `To-do ${todo.id}`;
  const [draft, setDraft] = useState(() => draftOf(name));
  const [opened] = useState(() => valuesOf(todo));
  const base = (draft?.base as TodoValues | null | undefined) ?? opened;
  const form = useForm({
    initialValues: (draft?.values as TodoValues | undefined) ?? opened,
    onValuesChange: (values) => keepDraft(name, { values, base }, base),
    validate: {
      title: (entered) => (entered.trim() === '' ? t('common:fieldRequired') : null),
      dueDay: (due, { startDay }) =>
        due !== '' && startDay !== '' && due < startDay ? t('dueBeforeStart') : null,
    },
  });
  useErrorsInLanguage(form);
  function discard() {
    form.setValues(opened);
    setDraft(undefined);
    dropDraft(name);
  }
  return { form, base, draft, discard };
}
