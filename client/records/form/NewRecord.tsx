import { useMutation } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUndoableCreation } from '../undo/useUndoable.ts';
import type { DeclaredRecord, RecordDeclaration } from '../declaration.ts';
import { evictKinds } from '../recordLists.ts';
import { translatedNoun } from '../recordWords.ts';
import { pathsOf, recordLink } from '../resources.ts';
import { DeclaredForm } from './DeclaredForm.tsx';
import { inputOf } from './fieldValues.ts';
import type { FieldValues } from './fieldOverrides.ts';
import {
  formContents,
  type FormDescription,
  formDocuments,
  type FormStart,
  type FormConfig,
  submittedValues,
} from './formDescription.ts';
import { useDeclaredForm } from './useDeclaredForm.ts';

interface Props {
  declaration: RecordDeclaration;
  own: FormConfig;
  start?: FormStart | undefined;
  cancel: string;
  leave: (made: DeclaredRecord) => unknown;
  title?: (labels: FormDescription['labels']) => ReactNode;
}

export function NewRecord({ declaration, own, start, cancel, leave, title }: Props) {
  const { t } = useTranslation('records');
  const { t: say } = useTranslation('screens');
  const { kind, one, title: titleField } = declaration;
  const description = own.useForm();
  const { fieldOverrides = {}, labels } = description;
  const offerUndo = useUndoableCreation();
  const [create] = useMutation(formDocuments(declaration, own).create, {
    update: evictKinds(kind),
  });
  const record = useDeclaredForm(declaration, description, {
    name: start?.name ?? `new ${kind}`,
    start,
    save,
    leave,
  });

  async function save(values: FieldValues) {
    const entered = formContents(declaration, description, true);
    const input = inputOf(submittedValues(entered, description, values), values, {
      fieldOverrides,
    });
    const { data } = await create({ variables: { input } });
    const { [one]: made, activityId } = Object.values(data!)[0]!;
    const message = say('created', { name: made![titleField] });
    const page = recordLink(kind, made!.id);
    offerUndo({ message, activityId, ...(page && { about: { page, list: pathsOf(kind).list } }) });
    return made!;
  }

  return (
    <>
      {title?.(labels)}
      <DeclaredForm
        isNew
        {...{ declaration, description, record, cancel }}
        submitLabel={labels?.create ?? say('create', { noun: translatedNoun(t, declaration) })}
      />
    </>
  );
}
