import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useOpenRecord } from '../../records/list/openRecord.ts';
import { useFormQuery } from '../../records/form/formQuery.ts';
import { Timeline } from '../../records/timeline/Timeline.tsx';
import { RecordFiles } from '../../records/page/RecordFiles.tsx';
import { PendingRecord } from '../../records/page/PendingRecord.tsx';
import { SideDrawer } from '../../ui/SideDrawer.tsx';
import { TodoForm } from './TodoForm.tsx';
import type { TodoTags_TagFragment } from './TodoItem.generated.ts';
import { TodoDrawerDocument } from './TodosPage.generated.ts';

export function TodoDrawer({ tags }: { tags: readonly TodoTags_TagFragment[] }) {
  const { t } = useTranslation('todos');
  const { id, close } = useOpenRecord('todo');
  return (
    <SideDrawer opened={id !== undefined} onClose={close} title={t('one')}>
      {id ? <OpenTodo key={id} id={id} tags={tags} /> : null}
    </SideDrawer>
  );
}

function OpenTodo({ id, tags }: { id: string; tags: readonly TodoTags_TagFragment[] }) {
  const { t } = useTranslation('todos');
  const query = useFormQuery(TodoDrawerDocument, { id });
  if (query.data?.todo) {
    return (
      <Stack gap="lg">
        <TodoForm todo={query.data.todo} tags={tags} />
        <RecordFiles kind="Todo" id={id} write="guest" />
        <Timeline kind="Todo" id={id} write="guest" />
      </Stack>
    );
  }
  return <PendingRecord query={query} notFound={t('notFound')} />;
}
