import { ApolloLink, type Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { finalize, shareReplay } from 'rxjs';
import { mutationsSoFar } from './pendingMutations.ts';

/** Shares the response of a pending query with later callers, unless a mutation was sent since. */
export function deduplicateQueries(): ApolloLink {
  const onTheWay = new Map<string, Observable<ApolloLink.Result>>();
  return new ApolloLink((operation, forward) => {
    const { operationType, operationName, variables } = operation;
    if (operationType !== OperationTypeNode.QUERY) return forward(operation);
    const key = JSON.stringify([operationName, variables, mutationsSoFar()]);
    const shared =
      onTheWay.get(key) ??
      forward(operation).pipe(
        finalize(() => onTheWay.delete(key)),
        shareReplay({ refCount: true }),
      );
    onTheWay.set(key, shared);
    return shared;
  });
}
