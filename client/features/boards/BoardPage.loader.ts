import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../core/apollo.ts';
import { BoardPageDocument } from './BoardPage.generated.ts';

export function loader({ params, request }: LoaderFunctionArgs) {
  const isCardOpen = new URL(request.url).searchParams.has('card');
  return preloadQuery(BoardPageDocument, {
    variables: { id: params.id ?? '' },
    // An open card changes the URL only: the board behind it stays.
    fetchPolicy: isCardOpen ? 'cache-first' : 'cache-and-network',
  });
}
