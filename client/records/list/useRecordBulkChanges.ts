import type { ApolloCache, DocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { useBulkChange } from './useBulkChange.ts';
import type { ListSelection } from './useListSelection.ts';
import type { RecordDeclaration } from '../declaration.ts';
import { documentsOf, rootOf } from '../documents.ts';
import { removeRecords } from '../recordLists.ts';
import { filterParserOf } from './listVariables.ts';

type Answer = Record<string, { count: number; activityId: string }>;

/** Shows changed fields in the records that are loaded; what they refer to comes with the answer. */
function showChanges(cache: ApolloCache, kind: string, ids: readonly string[], changes: object) {
  const fields = Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [name, () => value as unknown]),
  );
  for (const id of ids) cache.modify({ id: cache.identify({ __typename: kind, id })!, fields });
}

/** Returns the changes of a selection: one step each, with one undo, and shown before the gateway has answered. */
export function useRecordBulkChanges(declaration: RecordDeclaration, selection: ListSelection) {
  const { t: say } = useTranslation('screens');
  const { number } = useFormat();
  const client = useApolloClient();
  const [parameters] = useSearchParams();
  const { isRunning, run } = useBulkChange(selection);
  const { ids, isAll, count: selectedCount } = selection;
  const { kind } = declaration;
  const selected = isAll ? { filter: filterParserOf(declaration)(parameters) } : { ids };
  const { updateMany, removeMany } = documentsOf(declaration);

  function done(said: 'bulkChanged' | 'bulkDeleted', answer: Answer) {
    const [{ count, activityId }] = Object.values(answer) as [Answer[string]];
    const message = say(said, { count, number: number(count) });
    return { message, activityId };
  }

  const expected = (document: DocumentNode) => ({
    [rootOf(document)]: { count: selectedCount, activityId: '' },
  });

  return {
    isRunning,
    change: (changes: object) =>
      run(
        client.mutate({
          mutation: updateMany,
          variables: { input: { ...selected, changes } },
          optimisticResponse: expected(updateMany),
          update: (cache) => showChanges(cache, kind, ids, changes),
        }),
        (answer) => done('bulkChanged', answer),
      ),
    remove: () =>
      run(
        client.mutate({
          mutation: removeMany,
          variables: { input: selected },
          optimisticResponse: expected(removeMany),
          update: (cache) => removeRecords(cache, kind, ids),
        }),
        (answer) => done('bulkDeleted', answer),
      ),
  };
}
