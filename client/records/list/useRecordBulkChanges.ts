import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { useBulkChange } from './useBulkChange.ts';
import type { ListSelection } from './useListSelection.ts';
import type { RecordDeclaration } from '../declaration.ts';
import { documentsOf } from '../documents.ts';
import { filterParserOf } from './listVariables.ts';

type Answer = Record<string, { count: number; activityId: string }>;

/** Returns the changes of a selection: one step each, with one undo. */
export function useRecordBulkChanges(declaration: RecordDeclaration, selection: ListSelection) {
  const { t: say } = useTranslation('screens');
  const { number } = useFormat();
  const client = useApolloClient();
  const [parameters] = useSearchParams();
  const { isRunning, run } = useBulkChange(selection);
  const { ids, isAll } = selection;
  const selected = isAll ? { filter: filterParserOf(declaration)(parameters) } : { ids };
  const { updateMany, removeMany } = documentsOf(declaration);

  function done(said: 'bulkChanged' | 'bulkDeleted', answer: Answer) {
    const [{ count, activityId }] = Object.values(answer) as [Answer[string]];
    const message = say(said, { count, number: number(count) });
    return { message, activityId };
  }

  return {
    isRunning,
    change: (changes: object) =>
      run(
        client.mutate({ mutation: updateMany, variables: { input: { ...selected, changes } } }),
        (answer) => done('bulkChanged', answer),
      ),
    remove: () =>
      run(client.mutate({ mutation: removeMany, variables: { input: selected } }), (answer) =>
        done('bulkDeleted', answer),
      ),
  };
}
