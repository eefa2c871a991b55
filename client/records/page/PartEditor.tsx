import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyUnchanged } from '../../core/notify.tsx';
import type { Fresh } from '../form/formQuery.ts';
import { isEqual } from '../form/isEqual.ts';
import type { DeclaredRecord, RecordDeclaration } from '../declaration.ts';
import { DeclaredForm } from '../form/DeclaredForm.tsx';
import { inputOf, valuesOf } from '../form/fieldValues.ts';
import type { FieldValues } from '../form/fieldOverrides.ts';
import {
  formContents,
  formDocuments,
  type FormConfig,
  sectionsOf,
} from '../form/formDescription.ts';
import { useDeclaredForm } from '../form/useDeclaredForm.ts';
import { useFieldWords } from '../fieldWords.ts';
import { onEditorKey } from './editorKeys.ts';
import { useSaveInPlace } from './useSaveInPlace.ts';

interface Props {
  declaration: RecordDeclaration;
  record: DeclaredRecord;
  part: string;
  own: FormConfig;
  onLeave: () => void;
}

export function PartEditor({ declaration, record: stored, part, own, onLeave }: Props) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const whole = own.useForm(stored);
  const section = sectionsOf(declaration, whole, false).find((each) => each.part === part);
  const description = { ...whole, sections: [section ?? { part }], isPart: true };
  const { labelOf } = useFieldWords(declaration, whole.words);
  const write = useSaveInPlace({
    declaration,
    update: formDocuments(declaration, own).update,
    label: labelOf(part),
    isList: true,
  });
  const record = useDeclaredForm(declaration, description, {
    name: `${declaration.kind} ${stored.id} ${part}`,
    stored: stored as Fresh<DeclaredRecord>,
    refusedAt: part,
    save,
    leave: onLeave,
  });

  async function save(values: FieldValues, base = stored): Promise<DeclaredRecord> {
    const entered = formContents(declaration, description, false);
    if (isEqual(values, valuesOf(entered, {}, base))) {
      notifyUnchanged();
      return base;
    }
    return write(inputOf(entered, values), base);
  }

  function leave() {
    record.discardDraft();
    onLeave();
  }

  const submit = () => box.current?.querySelector('form')?.requestSubmit();
  return (
    <div
      ref={box}
      onKeyDown={(event) => onEditorKey(event, { submit, leave })}
      data-mantine-stop-propagation
    >
      <DeclaredForm
        isNew={false}
        isInPlace
        {...{ declaration, description, record }}
        submitLabel={t('save')}
        cancel={leave}
      />
    </div>
  );
}
