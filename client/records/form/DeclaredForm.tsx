import { Checkbox, NativeSelect, Paper, Stack, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../components/NumberField.tsx';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import type { RecordFormApi } from '../../components/record-form/useRecordForm.ts';
import type { DeclaredField } from '../declaration.ts';
import { isNumber, limitsOf } from '../fieldLimits.ts';
import { useFieldText } from '../fieldText.ts';
import { fieldLabel, spelledOut } from '../recordWords.ts';
import type { FieldValues } from './fieldValues.ts';

interface Props {
  kind: string;
  fields: readonly DeclaredField[];
  record: RecordFormApi<FieldValues>;
  submitLabel: string;
  actions: ReactNode;
}

/** A field a line, each as its kind is entered. */
export function DeclaredForm({ kind, fields, record, ...props }: Props) {
  const { t } = useTranslation('records');
  const textOf = useFieldText();
  const named = (name: string) => fields.find((field) => field.name === name)!;
  return (
    <RecordForm
      record={record}
      labelOf={(name) => fieldLabel(t, kind, named(name))}
      describe={(name, value) => {
        const field = named(name);
        return field.kind === 'text' ? undefined : textOf(field, value === '' ? null : value);
      }}
      {...props}
    >
      <Paper p="lg" maw={640}>
        <Stack gap="md">
          {fields.map((field, index) => (
            <FieldInput
              key={field.name}
              field={field}
              label={fieldLabel(t, kind, field)}
              form={record.form}
              isFirst={index === 0}
            />
          ))}
        </Stack>
      </Paper>
    </RecordForm>
  );
}

const LONGEST_LINE = 300;

interface InputProps {
  field: DeclaredField;
  label: string;
  form: Props['record']['form'];
  isFirst: boolean;
}

function FieldInput({ field, label, form, isFirst }: InputProps) {
  const { kind, name, isRequired, maxLength, values = [] } = field;
  const shared = {
    label,
    required: isRequired && kind !== 'flag',
    ...(isFirst && { 'data-autofocus': true }),
  };
  const input = form.getInputProps(name);
  if (kind === 'flag') {
    return <Checkbox {...shared} {...form.getInputProps(name, { type: 'checkbox' })} />;
  }
  if (isNumber(field)) {
    const isMoney = kind === 'money';
    return <NumberField limits={limitsOf(field)} isFixed={isMoney} {...shared} {...input} />;
  }
  if (kind === 'choice') {
    const none = isRequired ? [] : [{ value: '', label: '' }];
    const choices = values.map((value) => ({ value, label: spelledOut(value) }));
    return <NativeSelect data={[...none, ...choices]} {...shared} {...input} />;
  }
  if (kind === 'moment') return <TextInput type="date" {...shared} {...input} />;
  const limits = maxLength === undefined ? {} : { maxLength };
  if (maxLength !== undefined && maxLength > LONGEST_LINE) {
    return <Textarea autosize minRows={3} {...limits} {...shared} {...input} />;
  }
  const type = field.format === 'EMAIL' ? 'email' : 'text';
  return <TextInput type={type} {...limits} {...shared} {...input} />;
}
