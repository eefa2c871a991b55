import { useMutation } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { useTranslation } from 'react-i18next';
import { useNotifyUndoable } from '../undo/useUndoable.ts';
import type { DeclaredRecord, RecordDeclaration } from '../declaration.ts';
import { documentsOf } from '../documents.ts';
import { evictKinds } from '../recordLists.ts';

interface Options {
  declaration: RecordDeclaration;
  /** A mutation that returns more fields of the record than the default one. */
  update?: DocumentNode | undefined;
  label: string;
  isList?: boolean;
}

/** Saves part of a record over a version of it, and offers to undo that. */
export function useSaveInPlace({ declaration, label, isList = false, ...own }: Options) {
  const { t: say } = useTranslation('screens');
  const offerUndo = useNotifyUndoable();
  const usual = documentsOf(declaration).update;
  const { kind, one, title, isVersioned } = declaration;
  const [update] = useMutation((own.update ?? usual) as typeof usual, {
    update: evictKinds(kind),
  });

  return async (given: object, base: DeclaredRecord): Promise<DeclaredRecord> => {
    const version = isVersioned ? { version: base.version } : {};
    const { data } = await update({ variables: { input: { id: base.id, ...version, ...given } } });
    const { [one]: saved, activityId } = Object.values(data!)[0]!;
    const said = { field: label, name: String(saved![title]) };
    offerUndo({
      message: say(isList ? 'rows.changed' : 'fieldChanged', said),
      undone: say(isList ? 'rows.restored' : 'fieldRestored', said),
      activityId: activityId,
    });
    return saved!;
  };
}
