import { useQuery } from '@apollo/client/react';
import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RecordHistory } from '../../components/history/RecordHistory.tsx';
import { EditUser } from './EditUser.tsx';
import { UserDetails } from './UserDetails.tsx';
import { UserProfileDocument } from './UserProfile.generated.ts';

/** One person of the directory, to read or to change. */
export function UserProfile({ id, isEditing }: { id: string; isEditing: boolean }) {
  const { t } = useTranslation(['users', 'common']);
  const { data, error, refetch } = useQuery(UserProfileDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  if (data?.user) {
    if (isEditing) return <EditUser user={data.user} />;
    return (
      <>
        <UserDetails user={data.user} />
        <RecordHistory key={data.user.version} of={id} />
      </>
    );
  }
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
      <Skeleton height={72} circle />
      <Skeleton height={28} width="60%" />
      <Skeleton height={160} />
    </Stack>
  );
}
