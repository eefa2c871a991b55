import { useQuery } from '@apollo/client/react';
import { OpenTodoCountDocument } from './TodosPage.generated.ts';

/** How many of the caller's to-dos are open; undefined until it is known. */
export function useOpenTodoCount(): number | undefined {
  const { data } = useQuery(OpenTodoCountDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return data?.todos.totalCount;
}
