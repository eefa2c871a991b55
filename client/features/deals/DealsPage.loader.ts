import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../app/apollo.ts';
import { openDefaultView } from '../../components/openDefaultView.ts';
import { listVariables } from '../../components/useListParams.ts';
import { dealFilterIn } from './dealFilter.ts';
import { DealsPageDocument } from './DealsPage.generated.ts';

const sortFields = ['title', 'amount', 'expectedCloseOn', 'createdAt', 'stage'] as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const list = preloadQuery(DealsPageDocument, {
    variables: {
      ...listVariables(searchParams, sortFields),
      filter: dealFilterIn(searchParams),
    },
    fetchPolicy: 'cache-and-network',
  });
  await openDefaultView(request, 'deals');
  return list;
}
