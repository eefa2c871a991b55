import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import type { Fresh } from './formQuery.ts';
import { useNotifyUndoable } from '../undo/useUndoable.ts';
import type { DeclaredRecord, RecordDeclaration } from '../declaration.ts';
import { evictKinds } from '../recordLists.ts';
import { DeclaredForm } from './DeclaredForm.tsx';
import { inputOf } from './fieldValues.ts';
import type { FieldValues } from './fieldOverrides.ts';
import {
  formContents,
  formDocuments,
  type FormConfig,
  submittedValues,
} from './formDescription.ts';
import { useDeclaredForm } from './useDeclaredForm.ts';

interface Props {
  declaration: RecordDeclaration;
  own: FormConfig;
  stored: Fresh<DeclaredRecord>;
  cancel: string;
  leave: () => unknown;
}

export function EditRecord({ declaration, own, stored, cancel, leave }: Props) {
  const { t } = useTranslation();
  const { t: say } = useTranslation('screens');
  const { kind, one, title, isVersioned } = declaration;
  const { id } = stored;
  const description = own.useForm(stored);
  const { fieldOverrides = {} } = description;
  const name = `${kind} ${id}`;
  const record = useDeclaredForm(declaration, description, { name, stored, save, leave });
  const offerUndo = useNotifyUndoable();
  const [update] = useMutation(formDocuments(declaration, own).update, {
    update: evictKinds(kind),
  });

  async function save(values: FieldValues, from: DeclaredRecord = stored) {
    const version = isVersioned ? { version: from.version } : {};
    const entered = formContents(declaration, description, false);
    const sent = submittedValues(entered, description, values);
    const input = { id, ...version, ...inputOf(sent, values, { fieldOverrides, stored: from }) };
    const { data } = await update({ variables: { input } });
    const { [one]: saved, activityId } = Object.values(data!)[0]!;
    offerUndo({ message: say('saved', { name: saved![title] }), activityId });
    return saved!;
  }

  return (
    <DeclaredForm
      isNew={false}
      {...{ declaration, description, record, cancel }}
      submitLabel={t('save')}
    />
  );
}
