import { useMutation } from '@apollo/client/react';
import { ActionIcon, Button, Group, Text, TextInput } from '@mantine/core';
import { IconTag, IconX } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { folded } from '../../core/folded.ts';
import { useEntryLine } from '../../ui/useEntryLine.ts';
import { useDraft } from '../../core/drafts.ts';
import { useListParams } from '../../records/list/useListParams.ts';
import { useShowProblem } from '../../ui/useShowProblem.ts';
import { useSilentUndo } from '../../records/undo/useSilentUndo.ts';
import { useNotifyUndoable } from '../../records/undo/useUndoable.ts';
import {
  CreateTodoTagDocument,
  DeleteTodoTagDocument,
  type TodoTags_TagFragment,
} from './TodoItem.generated.ts';
import filterStyles from './TodoFilters.module.css';
import styles from './TodoTags.module.css';

export function TodoTags({ tags }: { tags: readonly TodoTags_TagFragment[] }) {
  const { t } = useTranslation(['todos', 'records']);
  return (
    <Group
      className={filterStyles.tags}
      gap={6}
      component="section"
      aria-label={t('records:fieldsOf.Todo.tag')}
    >
      {tags.map((tag) => (
        <Tag key={tag.id} tag={tag} />
      ))}
      <NewTag tags={tags} />
    </Group>
  );
}

function Tag({ tag: { id, name } }: { tag: TodoTags_TagFragment }) {
  const { t } = useTranslation('todos');
  const { get, change } = useListParams();
  const offerUndo = useNotifyUndoable();
  const showProblem = useShowProblem();
  const [remove] = useMutation(DeleteTodoTagDocument, { refetchQueries: ['TodosPage'] });
  const isOn = get('tag') === id;

  async function removeTag() {
    try {
      const { data } = await remove({ variables: { input: { id } } });
      if (isOn) change({ tag: undefined });
      const { activityId } = data!.deleteTodoTag;
      offerUndo({
        message: t('tags.deleted', { name }),
        undone: t('tags.isBack', { name }),
        activityId,
      });
    } catch (error) {
      showProblem(error);
    }
  }

  return (
    <span className={styles.tag}>
      <Button
        className={styles.name}
        size="compact-sm"
        variant={isOn ? 'filled' : 'light'}
        aria-pressed={isOn}
        leftSection={<IconTag size={14} aria-hidden />}
        onClick={() => change({ tag: isOn ? undefined : id })}
      >
        <Text span inherit truncate>
          {name}
        </Text>
      </Button>
      <ActionIcon
        size="sm"
        variant="subtle"
        color="gray"
        aria-label={t('tags.delete', { name })}
        onClick={() => void removeTag()}
      >
        <IconX size={14} aria-hidden />
      </ActionIcon>
    </span>
  );
}

function NewTag({ tags }: { tags: readonly TodoTags_TagFragment[] }) {
  const { t } = useTranslation('todos');
  const [refused, setRefused] = useState<string>();
  const showProblem = useShowProblem();
  const addUndo = useSilentUndo();
  const [create] = useMutation(CreateTodoTagDocument, { refetchQueries: ['TodosPage'] });

  const { send, field, isEmpty } = useEntryLine(useDraft('New to-do tag', ''), add);

  async function add(name: string) {
    const same = tags.find((tag) => folded(tag.name) === folded(name));
    setRefused(same?.name);
    if (same) return false;
    try {
      const { data } = await create({ variables: { input: { name } } });
      const { activityId, tag } = data!.createTodoTag;
      return addUndo(t('tags.added', { name: tag.name }), activityId);
    } catch (error) {
      showProblem(error);
      return false;
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isEmpty) void send();
  }

  return (
    <form onSubmit={submit}>
      <TextInput
        size="xs"
        w={150}
        aria-label={t('tags.new')}
        placeholder={t('tags.new')}
        {...field}
        error={refused && t('tags.exists', { name: refused })}
        onChange={(event) => {
          field.onChange(event);
          setRefused(undefined);
        }}
      />
    </form>
  );
}
