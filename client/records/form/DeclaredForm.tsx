import { Paper, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import type { RecordFormApi } from '../../components/record-form/useRecordForm.ts';
import type { DeclaredField } from '../declaration.ts';
import { useFieldText } from '../fieldText.ts';
import { fieldLabel } from '../recordWords.ts';
import { FieldInput } from './FieldInput.tsx';
import type { FieldValues } from './fieldValues.ts';

interface Props {
  kind: string;
  fields: readonly DeclaredField[];
  record: RecordFormApi<FieldValues>;
  submitLabel: string;
  cancel: string | (() => void);
}

/** A field a line, each as its kind is entered. */
export function DeclaredForm({ kind, fields, record, ...props }: Props) {
  const { t } = useTranslation('records');
  const textOf = useFieldText();
  const named = (name: string) => fields.find((field) => field.name === name)!;
  return (
    <RecordForm
      record={record}
      labelOf={(name) => fieldLabel(t, kind, { name })}
      describe={(name, value) => {
        const field = named(name);
        return field.kind === 'text' ? undefined : textOf(field, value === '' ? null : value);
      }}
      {...props}
    >
      <Paper p="lg">
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
