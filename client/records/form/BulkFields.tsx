import { Checkbox, NativeSelect, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DeclaredField, RecordDeclaration } from '../declaration.ts';
import { type FieldWords, useFieldWords } from '../fieldWords.ts';
import { canBeEmptied, EMPTIED, isEmptied } from './bulkValues.ts';
import { FieldInput } from './FieldInput.tsx';
import type { DeclaredFormApi } from './fieldOverrides.ts';

interface Props {
  declaration: RecordDeclaration;
  fields: readonly DeclaredField[];
  form: DeclaredFormApi;
}

/** The inputs of a change of several records; fields without a value stay as they are. */
export function BulkFields({ declaration, fields, form }: Props) {
  const words = useFieldWords(declaration);
  return fields.map((field) => <BulkField key={field.name} {...{ field, form, words }} />);
}

interface FieldProps extends Omit<Props, 'declaration' | 'fields'> {
  field: DeclaredField;
  words: FieldWords;
}

function BulkField({ field, form, words }: FieldProps) {
  const { t } = useTranslation('records');
  const { name } = field;
  const label = words.labelOf(name);
  return (
    <Stack gap={6}>
      {isEmptied(form.values, name) ? null : <Value {...{ field, form, words, label }} />}
      {canBeEmptied(field) ? (
        <Checkbox
          size="xs"
          label={t('reference.clear', { field: label })}
          checked={isEmptied(form.values, name)}
          onChange={({ currentTarget: { checked } }) =>
            form.setFieldValue(EMPTIED, [
              ...(form.values[EMPTIED] as string[]).filter((each) => each !== name),
              ...(checked ? [name] : []),
            ])
          }
        />
      ) : null}
    </Stack>
  );
}

function Value({ field, form, words, label }: FieldProps & { label: string }) {
  const { t } = useTranslation('records');
  const { t: say } = useTranslation('screens');
  const { name, kind, values } = field;
  if (kind !== 'flag' && kind !== 'choice') {
    const inputProps = { label, placeholder: say('bulk.stays') };
    return <FieldInput {...{ field, form, name, inputProps }} />;
  }
  const choices =
    values?.map((value) => ({ value, label: words.choiceOf(name, value) })) ??
    (['yes', 'no'] as const).map((value) => ({
      value: String(value === 'yes'),
      label: t(`form.${value}`),
    }));
  const stays = { value: '', label: say('bulk.stays') };
  return <NativeSelect label={label} data={[stays, ...choices]} {...form.getInputProps(name)} />;
}
