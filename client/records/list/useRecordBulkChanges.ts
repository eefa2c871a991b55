import type { ApolloCache, DocumentNode, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '../../core/i18n/useFormat.ts';
import type { RecordDeclaration } from '../declaration.ts';
import { documentsOf, rootOf } from '../documents.ts';
import { evictKinds, removeRecords } from '../recordLists.ts';
import { useCounted } from '../useCounted.ts';
import { filterParserOf } from './listVariables.ts';
import { useBulkChange } from './useBulkChange.ts';
import type { ListSelection } from './useListSelection.ts';

type Answer = Record<string, { count: number; skippedCount?: number; activityId: string }>;

/** The mutation that changes several records, where it is not the derived one. */
export interface BulkUpdate {
  document?: TypedDocumentNode<Answer, { input: object }>;
  /** Whether the input has the changes beside the selection. */
  isFlat?: boolean;
}

/** Shows changed fields in the records that are loaded; what they refer to comes with the answer. */
function showChanges(
  cache: ApolloCache,
  { kind, fields }: RecordDeclaration,
  ids: readonly string[],
  changes: object,
) {
  const shown = Object.entries(changes).filter(([name, value]) =>
    fields.some((field) => field.name === name && typeof value !== 'object'),
  );
  const changed = Object.fromEntries(shown.map(([name, value]) => [name, () => value as unknown]));
  for (const id of ids)
    cache.modify({ id: cache.identify({ __typename: kind, id })!, fields: changed });
}

/** Returns the changes of a selection: one step each, with one undo, and shown before the gateway has answered. */
export function useRecordBulkChanges(
  declaration: RecordDeclaration,
  selection: ListSelection,
  { document, isFlat = false }: BulkUpdate = {},
) {
  const client = useApolloClient();
  const [parameters] = useSearchParams();
  const { isRunning, run } = useBulkChange(selection);
  const done = useDone(declaration);
  const { ids, isAll, count: selectedCount } = selection;
  const { kind } = declaration;
  const selected = isAll ? { filter: filterParserOf(declaration)(parameters) } : { ids };
  const { updateMany, removeMany } = documentsOf(declaration);
  const update = document ?? updateMany;
  const expected = (mutation: DocumentNode) => ({
    [rootOf(mutation)]: { count: selectedCount, skippedCount: 0, activityId: '' },
  });

  return {
    isRunning,
    change: (changes: object, onProblem?: (error: unknown) => void) =>
      run(
        client.mutate({
          mutation: update,
          variables: { input: { ...selected, ...(isFlat ? changes : { changes }) } },
          optimisticResponse: expected(update),
          update(cache, { data }) {
            if (answerIn(data!).activityId === '') showChanges(cache, declaration, ids, changes);
            else evictKinds(kind)(cache);
          },
        }),
        (answer) => done('changed', answer),
        onProblem,
      ),
    remove: () =>
      run(
        client.mutate({
          mutation: removeMany,
          variables: { input: selected },
          optimisticResponse: expected(removeMany),
          update: (cache) => removeRecords(cache, kind, ids),
        }),
        (answer) => done('deleted', answer),
      ),
  };
}

const answerIn = (answer: Answer) => Object.values(answer)[0]!;

/** Returns what is said of a change. */
function useDone({ kind }: RecordDeclaration) {
  const { t } = useTranslation('screens');
  const { number } = useFormat();
  const counted = useCounted();
  return (what: 'changed' | 'deleted', answer: Answer) => {
    const { count, skippedCount = 0, activityId } = answerIn(answer);
    const skipped = { count: skippedCount, number: number(skippedCount) };
    return {
      message: t(`bulk.${what}`, { what: counted({ kind, count }) }),
      note: skippedCount > 0 ? t('bulk.same', skipped) : '',
      activityId,
    };
  };
}
