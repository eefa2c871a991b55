import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { NumberField } from '../../components/NumberField.tsx';
import type { DeclaredField } from '../declaration.ts';
import { isLong, isNumber, limitsOf } from '../fieldLimits.ts';
import { spelledOut } from '../recordWords.ts';
import type { FieldValues } from './fieldValues.ts';

interface Props {
  field: DeclaredField;
  label: string;
  form: UseFormReturnType<FieldValues>;
  /** Gets the focus when its form opens. */
  isFirst: boolean;
  /** The label stands elsewhere, and is only read out here. */
  isBare?: boolean;
  choiceOf?: (name: string, value: string) => string;
}

/** The input of a field, as its kind is entered. */
export function FieldInput({
  field,
  label,
  form,
  isFirst,
  isBare = false,
  choiceOf = (_name, value) => spelledOut(value),
}: Props) {
  const { kind, name, isRequired, maxLength, values = [] } = field;
  const shared = {
    ...(isBare ? { 'aria-label': label, size: 'xs' } : { label }),
    required: isRequired && kind !== 'flag' && !isBare,
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
    const choices = values.map((value) => ({ value, label: choiceOf(name, value) }));
    return <NativeSelect data={[...none, ...choices]} {...shared} {...input} />;
  }
  if (kind === 'moment') return <TextInput type="date" {...shared} {...input} />;
  const limits = maxLength === undefined ? {} : { maxLength };
  if (isLong(field)) return <Textarea autosize minRows={3} {...limits} {...shared} {...input} />;
  const type = field.format === 'EMAIL' ? 'email' : 'text';
  return <TextInput type={type} {...limits} {...shared} {...input} />;
}
