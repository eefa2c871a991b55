import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../app/apollo.ts';
import { openDefaultView } from '../../components/openDefaultView.ts';
import { listVariables } from '../../components/useListParams.ts';
import { sortFields, userFilterIn } from './userFilter.ts';
import { UsersPageDocument } from './UsersPage.generated.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const list = preloadQuery(UsersPageDocument, {
    variables: { ...listVariables(searchParams, sortFields), filter: userFilterIn(searchParams) },
    fetchPolicy: 'cache-and-network',
  });
  await openDefaultView(request, 'users');
  return list;
}
