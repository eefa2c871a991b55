import { Checkbox, NativeSelect, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DeclaredField } from '../declaration.ts';
import type { FieldWords } from '../fieldWords.ts';
import { canBeEmptied, EMPTIED, isEmptied } from './bulkValues.ts';
import { FieldInput } from './FieldInput.tsx';
import type { DeclaredFormApi } from './fieldOverrides.ts';

interface Props {
  field: DeclaredField;
  form: DeclaredFormApi;
  words: FieldWords;
  /** Whether the input has the focus when the dialog opens. */
  isFirst: boolean;
}

/** The input of a field of several records, which stays as it is without a value. */
export function BulkField(props: Props) {
  const { t } = useTranslation('records');
  const { field, form, words } = props;
  const { name } = field;
  const label = words.labelOf(name);
  return (
    <Stack gap={6}>
      {isEmptied(form.values, name) ? null : <Value {...props} label={label} />}
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

function Value({ field, form, words, label, isFirst }: Props & { label: string }) {
  const { t } = useTranslation('records');
  const { t: say } = useTranslation('screens');
  const { name, kind, values } = field;
  const focus = isFirst && { 'data-autofocus': true as const };
  if (kind !== 'flag' && kind !== 'choice') {
    const inputProps = { label, placeholder: say('bulk.stays'), ...focus };
    return <FieldInput {...{ field, form, name, inputProps }} />;
  }
  const choices =
    values?.map((value) => ({ value, label: words.choiceOf(name, value) })) ??
    (['yes', 'no'] as const).map((value) => ({
      value: String(value === 'yes'),
      label: t(`form.${value}`),
    }));
  const stays = { value: '', label: say('bulk.stays') };
  return (
    <NativeSelect
      label={label}
      data={[stays, ...choices]}
      {...focus}
      {...form.getInputProps(name)}
    />
  );
}
