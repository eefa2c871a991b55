import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../app/apollo.ts';
import { listVariables } from '../../components/useListParams.ts';
import { BoardsPageDocument } from './BoardsPage.generated.ts';

const sortFields = ['title'] as const;

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return preloadQuery(BoardsPageDocument, {
    variables: {
      ...listVariables(searchParams, sortFields),
      filter: { text: searchParams.get('text') || null },
    },
    fetchPolicy: 'cache-and-network',
  });
}
