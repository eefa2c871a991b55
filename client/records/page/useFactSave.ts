import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useUndoable } from '../../components/useUndoable.ts';
import type { DeclaredField, DeclaredRecord } from '../declaration.ts';
import { documentsOf } from '../documents.ts';
import type { FieldValues } from '../form/fieldValues.ts';
import { evictKinds } from '../recordLists.ts';
import { factOf } from './FactEditor.tsx';
import type { FactsOptions } from './RecordFacts.tsx';

/** Writes one field over a version of its record, and offers to take it back. */
export function useFactSave(field: DeclaredField, options: FactsOptions) {
  const { t: say } = useTranslation('screens');
  const offerUndo = useUndoable();
  const { declaration, words } = options;
  const usual = documentsOf(declaration).update;
  const { kind, one, title, isVersioned } = declaration;
  const [update] = useMutation((options.update ?? usual) as typeof usual, {
    update: evictKinds(kind),
  });

  return async (values: FieldValues, base: DeclaredRecord): Promise<DeclaredRecord> => {
    const version = isVersioned ? { version: base.version } : {};
    const given = factOf(field, options).sent(values, base);
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
