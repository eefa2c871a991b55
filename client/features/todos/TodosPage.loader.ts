import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../core/apollo.ts';
import { todoVariablesIn } from './todoFilter.ts';
import { TodosPageDocument } from './TodosPage.generated.ts';

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return preloadQuery(TodosPageDocument, {
    variables: todoVariablesIn(searchParams),
    fetchPolicy: 'cache-and-network',
  });
}
