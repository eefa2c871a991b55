import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { LastAuthorDocument } from './useLastAuthor.generated.ts';

/** Returns a function that reads who last changed a record: a name, or "someone else". */
export function useLastAuthor() {
  const { t } = useTranslation('records');
  const client = useApolloClient();
  return async (of: string): Promise<string> => {
    const asked = { query: LastAuthorDocument, variables: { of } };
    const read = client.query({ ...asked, fetchPolicy: 'no-cache' });
    const answer = await read.catch(() => undefined);
    return answer?.data?.history.nodes[0]?.by?.name ?? t('history.someoneElse');
  };
}
