import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyProblem } from '../../core/notify.tsx';
import { useShowProblem } from '../../ui/useShowProblem.ts';
import type { ListSelection } from './useListSelection.ts';
import { useMissingText } from './useMissingText.ts';
import { type Done, useNotifyUndoable } from '../undo/useUndoable.ts';

interface Changed {
  count?: number;
  skippedCount?: number;
  ids?: readonly string[];
}

/** Runs one step with one undo, clears the selection and refetches. */
export function useBulkChange(selection: ListSelection) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const showProblem = useShowProblem();
  const offerUndo = useNotifyUndoable();
  const noteMissing = useMissingText();
  const [isRunning, setIsRunning] = useState(false);

  async function run<Data extends object>(
    change: Promise<{ data?: Data }>,
    done: (data: Data) => Done | undefined,
    onProblem: (error: unknown) => void = showProblem,
  ) {
    setIsRunning(true);
    const result = await change.catch((error: unknown) => {
      onProblem(error);
      return undefined;
    });
    setIsRunning(false);
    if (result) selection.clear();
    const said = result?.data && done(result.data);
    if (said) {
      const missing = selection.ids.length - answered(result.data!);
      offerUndo({ ...said, note: noteMissing(missing, said.note) });
    }
    // The change is stored even if refetching fails.
    await client.refetchQueries({ include: 'active' }).catch(() => notifyProblem(t('list.stale')));
  }

  return { isRunning, run };
}

function answered(data: object): number {
  const [{ count, skippedCount = 0, ids }] = Object.values(data) as [Changed];
  return ids ? ids.length : count! + skippedCount;
}
