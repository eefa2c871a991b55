import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useUndoable } from '../../components/useUndoable.ts';
import type { DeclaredField, DeclaredRecord } from '../declaration.ts';
import { documentsOf } from '../documents.ts';
import { evictRecordList } from '../recordLists.ts';
import { factOf, type FactValue } from './FactEditor.tsx';
import type { FactsOptions } from './RecordFacts.tsx';

/** Writes one field over a version of its record, and offers to take it back. */
export function useFactSave(field: DeclaredField, options: FactsOptions) {
  const { t: say } = useTranslation('screens');
  const offerUndo = useUndoable();
  const {
    declaration,
    words,
    onChanged = (cache) => evictRecordList(cache, declaration),
  } = options;
  const usual = documentsOf(declaration).update;
  const [update] = useMutation((options.update ?? usual) as typeof usual, { update: onChanged });
  const { one, title, isVersioned } = declaration;

  return async (value: FactValue, base: DeclaredRecord): Promise<DeclaredRecord> => {
    const version = isVersioned ? { version: base.version } : {};
    const given = { [field.name]: factOf(field, options).sent(value, base) };
    const { data } = await update({ variables: { input: { id: base.id, ...version, ...given } } });
    const { [one]: saved, activityId } = Object.values(data!)[0]!;
    const said = { field: words.labelOf(field.name), name: String(saved![title]) };
    offerUndo({
      message: say('fieldChanged', said),
      undone: say('fieldRestored', said),
      activityId: activityId,
    });
    return saved!;
  };
}
