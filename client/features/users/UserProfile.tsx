import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { RecordHistory } from '../../components/history/RecordHistory.tsx';
import { PendingRecord } from '../../components/PendingRecord.tsx';
import { UserDetails } from './UserDetails.tsx';
import { UserProfileDocument } from './UserProfile.generated.ts';

export function UserProfile({ id }: { id: string }) {
  const { t } = useTranslation('users');
  const query = useQuery(UserProfileDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  if (query.data?.user) {
    return (
      <>
        <UserDetails user={query.data.user} />
        <RecordHistory key={query.data.user.version} of={id} />
      </>
    );
  }
  return <PendingRecord query={query} notFound={t('notFound')} />;
}
