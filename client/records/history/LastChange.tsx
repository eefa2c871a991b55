import { useQuery } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { LastAuthorDocument } from './useLastAuthor.generated.ts';

/** Shows who last changed a record, and when. Errors are ignored here, because this is supplementary. */
export function LastChange({ of }: { of: string }) {
  const { t } = useTranslation('records');
  const { data } = useQuery(LastAuthorDocument, {
    variables: { of },
    fetchPolicy: 'no-cache',
  });
  const last = data?.history.nodes[0];
  if (!last) return null;
  return (
    <Text size="sm" fw={600}>
      {t('form.changedBy', { name: last.by?.name ?? t('history.someoneElse') })}{' '}
      <RelativeTime moment={last.at} />
    </Text>
  );
}
