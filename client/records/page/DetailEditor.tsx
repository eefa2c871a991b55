import { Stack } from '@mantine/core';
import { type FocusEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fresh } from '../form/formQuery.ts';
import { RecordForm } from '../form/RecordForm.tsx';
import { useRecordForm } from '../form/useRecordForm.ts';
import { type DeclaredField, type DeclaredRecord, fieldNamed } from '../declaration.ts';
import { FieldInput } from '../form/FieldInput.tsx';
import { inputOf, valuesOf } from '../form/fieldValues.ts';
import type { FieldValues } from '../form/fieldOverrides.ts';
import type { FieldValue } from '../form/fieldOverrides.ts';
import type { FieldInputProps } from '../form/fieldOverrides.ts';
import type { DeclaredFormApi } from '../form/fieldOverrides.ts';
import { useFieldCheck } from '../form/useFieldCheck.ts';
import { onEditorKey } from './editorKeys.ts';
import type { DetailsOptions } from './detailsOptions.ts';

export function detailOf(
  field: DeclaredField,
  { declaration, fieldOverrides = {}, words }: DetailsOptions,
) {
  const { name } = field;
  const own = fieldOverrides[name];
  const others = (own?.with ?? []).map((each) => fieldNamed(declaration, each));
  const entered = { fields: [field, ...others], parts: [] };
  const sent = (values: FieldValues, stored: DeclaredRecord) =>
    inputOf(entered, values, { fieldOverrides, stored });
  return {
    fields: entered.fields,
    start: (record: DeclaredRecord): FieldValues => valuesOf(entered, fieldOverrides, record),
    sent,
    textOf(value: FieldValue, base: DeclaredRecord): string {
      if (own?.textOf) return own.textOf(value);
      const entered = field.reference ? value : sent({ [name]: value }, base)[name];
      return words.textOf(field, entered, base);
    },
  };
}

interface Props {
  field: DeclaredField;
  options: DetailsOptions;
  save: (values: FieldValues, base: DeclaredRecord) => Promise<DeclaredRecord>;
  onLeave: () => void;
}

export function DetailEditor({ field, options, save, onLeave }: Props) {
  const { t } = useTranslation();
  const check = useFieldCheck();
  const box = useRef<HTMLDivElement>(null);
  const { declaration, record: stored, words, fieldOverrides = {} } = options;
  const { name } = field;
  const { fields, start, textOf } = detailOf(field, options);
  const record = useRecordForm<FieldValues, DeclaredRecord>({
    name: `${declaration.kind} ${stored.id} ${name}`,
    stored: stored as Fresh<DeclaredRecord>,
    valuesOf: (from = stored) => start(from),
    validate: Object.fromEntries(
      fields.map((each) => [
        each.name,
        (value: FieldValue, values: FieldValues) => {
          const problem = fieldOverrides[each.name]?.check?.(value, values);
          return problem === undefined ? check(each, value) : problem;
        },
      ]),
    ),
    // The gateway may report the error at another field that depends on this one.
    formNames: Object.fromEntries(
      declaration.fields
        .filter((other) => !fields.includes(other))
        .map((other) => [other.name, name]),
    ),
    save: (values, base = stored) => save(values, base),
  });
  const { form, merge } = record;
  const submit = () => box.current?.querySelector('form')?.requestSubmit();

  function leave() {
    record.discardDraft();
    onLeave();
  }

  /** Saves when the focus leaves the editor, but not when the whole window loses the focus. */
  function onBlur({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>) {
    if (currentTarget.contains(relatedTarget) || document.activeElement === target) return;
    if (!merge && !form.validate().hasErrors) submit();
  }

  return (
    <div
      ref={box}
      onKeyDown={(event) => onEditorKey(event, { submit, leave })}
      onBlur={onBlur}
      onChange={({ target }) => isChosen(target) && submit()}
      data-mantine-stop-propagation
    >
      <RecordForm
        record={record}
        isInPlace
        labelOf={words.labelOf}
        describe={(of, value) => (of === name ? textOf(value as FieldValue, stored) : undefined)}
        {...(merge && { submitLabel: t('save') })}
        cancel={leave}
      >
        <DetailInputs field={field} options={options} form={form} submit={submit} />
      </RecordForm>
    </div>
  );
}

interface DetailInputsProps extends Pick<Props, 'field' | 'options'> {
  form: DeclaredFormApi;
  submit: () => void;
}

function DetailInputs({ field, options, ...shared }: DetailInputsProps) {
  const { words } = options;
  const [first, ...others] = detailOf(field, options).fields;
  return (
    <Stack gap="xs">
      <DetailInput
        {...{ field: first!, options, ...shared }}
        inputProps={{ 'aria-label': words.labelOf(field.name), 'data-autofocus': true }}
      />
      {others.map((other) => (
        <DetailInput
          key={other.name}
          {...{ field: other, options, ...shared }}
          inputProps={{ label: words.labelOf(other.name) }}
        />
      ))}
    </Stack>
  );
}

function DetailInput({
  field,
  options,
  form,
  submit,
  ...given
}: DetailInputsProps & DetailInputProps) {
  const { name } = field;
  const { fieldOverrides = {}, words } = options;
  const inputProps = { ...given.inputProps, size: 'xs' } as const;
  const own = fieldOverrides[name]?.input;
  if (own) return own({ form, name, inputProps, submit });
  return <FieldInput choiceOf={words.choiceOf} {...{ field, form, name, inputProps, submit }} />;
}

interface DetailInputProps {
  inputProps: FieldInputProps;
}

/** Tells whether the input takes a value in one step, without typing. */
const isChosen = (target: EventTarget) =>
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type === 'checkbox');
