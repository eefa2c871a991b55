import { Paper, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnteredWords } from '../../ui/dates/useEnteredWords.ts';
import { FormSection } from './FormSection.tsx';
import { rowPath } from './refusedFields.ts';
import { RecordForm } from './RecordForm.tsx';
import type { RecordFormApi } from './useRecordForm.ts';
import {
  type DeclaredField,
  type DeclaredPart,
  type DeclaredRecord,
  fieldNamed,
  type RecordDeclaration,
} from '../declaration.ts';
import { type FieldWords, useFieldWords } from '../fieldWords.ts';
import { rowFieldLabel } from '../recordWords.ts';
import { FieldInput } from './FieldInput.tsx';
import { hasDefault } from './fieldValues.ts';
import type { PartRow } from './fieldOverrides.ts';
import type { FieldValues } from './fieldOverrides.ts';
import type { FieldValue } from './fieldOverrides.ts';
import {
  type FormDescription,
  type FormSectionRow,
  hintProps,
  partNamed,
  sectionsOf,
} from './formDescription.ts';
import { PartRows } from './PartRows.tsx';

interface Shared {
  isNew: boolean;
  declaration: RecordDeclaration;
  description: FormDescription;
  record: RecordFormApi<FieldValues, DeclaredRecord>;
  isInPlace?: boolean;
}

interface Props extends Shared {
  submitLabel: string;
  cancel: string | (() => void);
}

export function DeclaredForm({ submitLabel, cancel, ...shared }: Props) {
  const { isNew, declaration, description, record, isInPlace = false } = shared;
  const words = useFieldWords(declaration, description.words);
  const entered = useEnteredWords();
  const { fieldOverrides = {} } = description;
  const { t } = useTranslation('records');

  function labelOf(name: string): string {
    const path = rowPath(name);
    if (!path) return words.labelOf(name, record.form.values);
    const part = partNamed(declaration, description, path.list);
    return description.words?.rowLabelOf?.(path) ?? rowFieldLabel(t, part, path);
  }

  function describe(name: string, value: unknown): string | undefined {
    const own = fieldOverrides[name]?.textOf;
    if (own) return own(value as FieldValue);
    const part = declaration.parts.find((each) => each.name === name);
    if (part) return (value as PartRow[]).map((row) => nameOf(part, row)).join('; ');
    const field = fieldNamed(declaration, name);
    if (field.kind === 'day') return entered.day(value);
    const isPlain = field.kind === 'text' || value === '';
    return isPlain ? undefined : words.textOf(field, value, record.form.values);
  }

  return (
    <RecordForm
      record={record}
      labelOf={labelOf}
      describe={describe}
      submitLabel={submitLabel}
      cancel={cancel}
      isInPlace={isInPlace}
      isWide={isInPlace}
    >
      {sectionsOf(declaration, description, isNew).map((section, index) => (
        <Section key={section.title ?? section.part ?? index} {...{ section, words }} {...shared} />
      ))}
    </RecordForm>
  );
}

function nameOf({ fields }: DeclaredPart, row: PartRow): string {
  const isName = ({ kind, isRequired }: DeclaredField) => kind === 'text' && isRequired;
  const referring = fields.find(({ reference }) => reference);
  const { name } = fields.find(isName) ?? referring ?? fields[0]!;
  const value = row[name];
  return Array.isArray(value) ? (value[0]?.name ?? '') : String(value);
}

interface SectionProps extends Shared {
  section: FormSectionRow;
  words: FieldWords;
}

function Section({ section, ...shared }: SectionProps) {
  const { declaration, description, record, words, isInPlace = false } = shared;
  const { form, base, isSaving } = record;
  const { title, fields = [], render, part, none } = section;
  if (render) return render({ form, base, isSaving });
  if (part) {
    const { hints = {}, fieldOverrides = {} } = description;
    const title = words.labelOf(part);
    return (
      <PartRows
        part={partNamed(declaration, description, part)}
        {...{ form, title, none, hints, fieldOverrides, words, isInPlace }}
      />
    );
  }
  const inputs = fields.map((name) => <Input key={name} name={name} {...shared} />);
  return <Card title={title}>{inputs}</Card>;
}

function Card({ title, children }: { title: string | undefined; children: ReactNode }) {
  if (title) return <FormSection title={title}>{children}</FormSection>;
  return (
    <Paper p="lg">
      <Stack gap="md">{children}</Stack>
    </Paper>
  );
}

interface InputProps extends Omit<SectionProps, 'section'> {
  name: string;
}

function Input({ isNew, declaration, description, record: { form }, words, name }: InputProps) {
  const { t: say } = useTranslation('screens');
  const { fieldOverrides = {}, hints = {}, isShown = () => true } = description;
  if (!isShown(name, form.values)) return null;
  const field = fieldNamed(declaration, name);
  const inputProps = {
    label: words.labelOf(name, form.values),
    required: field.isRequired && !hasDefault(field),
    ...hintProps(hints[name] ?? (isNew && field.isMade ? say('madeIfEmpty') : undefined)),
    ...(name === declaration.title && { 'data-autofocus': true as const }),
  };
  const own = fieldOverrides[name]?.input;
  if (own) return own({ form, name, inputProps });
  return <FieldInput choiceOf={words.choiceOf} {...{ field, form, name, inputProps }} />;
}
