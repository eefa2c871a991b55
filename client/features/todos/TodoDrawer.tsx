import { useQuery } from '@apollo/client/react';
import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useOpenRecord } from '../../components/openRecord.ts';
import { SideDrawer } from '../../components/SideDrawer.tsx';
import { TodoForm } from './TodoForm.tsx';
import type { TodoTags_TagFragment } from './TodoItem.generated.ts';
import { TodoDrawerDocument } from './TodosPage.generated.ts';

/** The to-do whose id the URL names, beside the list. */
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
  const { t } = useTranslation(['todos', 'common']);
  const { data, error, refetch } = useQuery(TodoDrawerDocument, { variables: { id } });
  if (data?.todo) return <TodoForm todo={data.todo} tags={tags} />;
  if (error) {
    return (
      <Alert color="red" role="alert" title={t('common:pages.failedTitle')}>
        <Text mb="sm">{t('common:pages.failedText')}</Text>
        <Button onClick={() => void refetch().catch(() => undefined)}>{t('common:retry')}</Button>
      </Alert>
    );
  }
  if (data) return <Text role="status">{t('notFound')}</Text>;
  return (
    <Stack role="status" aria-label={t('common:loading')}>
      <Skeleton height={56} />
      <Skeleton height={120} />
    </Stack>
  );
}
