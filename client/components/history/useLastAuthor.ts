import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { LastAuthorDocument } from './useLastAuthor.generated.ts';

/** Says by name who changed a record last; "someone else" where that is not known. */
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
