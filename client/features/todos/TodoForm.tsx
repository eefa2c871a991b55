import { Checkbox, Group, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DayInput } from '../../ui/dates/DayInput.tsx';
import { TimeInput } from '../../ui/dates/TimeInput.tsx';
import { useEnteredWords } from '../../ui/dates/useEnteredWords.ts';
import { useFocusOpenedPart } from '../../ui/useFocusOpenedPart.ts';
import { useOpenRecord } from '../../records/list/openRecord.ts';
import type { Fresh } from '../../records/form/formQuery.ts';
import { RecordForm } from '../../records/form/RecordForm.tsx';
import type { TodoItem_TodoFragment, TodoTags_TagFragment } from './TodoItem.generated.ts';
import { type TodoValues, useTodoForm } from './useTodoForm.ts';

interface Props {
  todo: Fresh<TodoItem_TodoFragment>;
  tags: readonly TodoTags_TagFragment[];
}

const flags = ['done', 'important', 'starred', 'read'] as const;

export function TodoForm({ todo, tags }: Props) {
  const { t } = useTranslation(['todos', 'common', 'records']);
  const { close } = useOpenRecord('todo');
  const record = useTodoForm(todo, close);
  const { form } = record;
  const words = useEnteredWords();
  useFocusOpenedPart();
  const labelOf = (name: string) => t(`records:fieldsOf.Todo.${name as keyof TodoValues}`);
  function describe(name: string, value: unknown): string | undefined {
    if (name === 'tag') return namesOf(value as string[], tags);
    if (name === 'startDay' || name === 'dueDay') return words.day(value);
    return name === 'dueAt' ? words.time(value) : undefined;
  }
  const field = (name: keyof TodoValues) => ({ label: labelOf(name), ...form.getInputProps(name) });
  return (
    <RecordForm
      record={record}
      labelOf={labelOf}
      describe={describe}
      submitLabel={t('common:save')}
      cancel={close}
    >
      <Stack gap="md">
        <TextInput required data-autofocus maxLength={200} {...field('title')} />
        <Textarea rows={5} resize="vertical" maxLength={10_000} {...field('note')} />
        <SimpleGrid cols={{ base: 1, xs: 3 }}>
          <DayInput {...field('startDay')} />
          <DayInput data-part="dueDay" {...field('dueDay')} />
          <TimeInput {...field('dueAt')} />
        </SimpleGrid>
        <Group>
          {flags.map((flag) => (
            <Checkbox
              key={flag}
              label={labelOf(flag)}
              {...form.getInputProps(flag, { type: 'checkbox' })}
            />
          ))}
        </Group>
        {tags.length > 0 ? (
          <Checkbox.Group {...field('tag')}>
            <Group mt="xs">
              {tags.map(({ id, name }, place) => (
                <Checkbox
                  key={id}
                  value={id}
                  label={name}
                  data-part={place === 0 ? 'tag' : undefined}
                />
              ))}
            </Group>
          </Checkbox.Group>
        ) : null}
      </Stack>
    </RecordForm>
  );
}

const namesOf = (ids: readonly string[], tags: readonly TodoTags_TagFragment[]) =>
  tags
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(', ');
