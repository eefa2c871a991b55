import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../core/apollo.ts';
import { pageVariables } from '../../records/list/useListParams.ts';
import { accountFilterIn } from './accountFilter.ts';
import { AccountsPageDocument } from './AccountsPage.generated.ts';

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return preloadQuery(AccountsPageDocument, {
    variables: { ...pageVariables(searchParams, []), ...accountFilterIn(searchParams) },
    fetchPolicy: 'cache-and-network',
  });
}
