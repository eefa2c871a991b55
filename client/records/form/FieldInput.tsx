import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { accountingDay } from '../../core/days.ts';
import { masked } from '../../ui/brazilianNumbers.ts';
import { currencyOf } from '../../ui/currency.ts';
import { DayInput } from '../../ui/dates/DayInput.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import type { DeclaredField } from '../declaration.ts';
import { isLong, isNumber, limitsOf } from '../fieldLimits.ts';
import { spelledOut } from '../recordWords.ts';
import { maskOf } from './fieldValues.ts';
import { AnyRecordInput } from './AnyRecordInput.tsx';
import { RecordInput } from './RecordInput.tsx';
import type { InputGiven, RecordValue, ReferenceValue } from './fieldOverrides.ts';

interface Props extends InputGiven {
  field: DeclaredField;
  choiceOf?: (name: string, value: string) => string;
}

/** Renders the default input for the kind of a field. */
export function FieldInput({
  field,
  form,
  name,
  inputProps,
  submit,
  choiceOf = (_name, value) => spelledOut(value),
}: Props) {
  const { kind, isRequired, maxLength, values = [] } = field;
  const input = form.getInputProps(name);
  if (field.reference) {
    const props = {
      ...inputProps,
      ...(inputProps['data-autofocus'] && { autoFocus: true as const }),
      ...input,
      onChange: (value: ReferenceValue[]) => {
        form.setFieldValue(name, value);
        submit?.();
      },
    };
    return field.reference.kindField ? (
      <AnyRecordInput {...props} value={input.value as RecordValue[]} />
    ) : (
      <RecordInput of={field.reference} {...props} value={input.value as ReferenceValue[]} />
    );
  }
  if (kind === 'flag') {
    const flagLook = { ...inputProps, inputWrapperOrder: undefined };
    return <Checkbox {...flagLook} {...form.getInputProps(name, { type: 'checkbox' })} />;
  }
  if (isNumber(field)) {
    const isMoney = kind === 'money' || kind === 'unitPrice';
    return (
      <NumberField
        limits={limitsOf(field)}
        isFixed={isMoney}
        leftSection={isMoney && !inputProps.size ? currencyOf(form.values) : undefined}
        {...inputProps}
        {...input}
      />
    );
  }
  if (kind === 'choice') {
    const none = isRequired ? [] : [{ value: '', label: '–' }];
    const choices = values.map((value) => ({ value, label: choiceOf(field.name, value) }));
    return <NativeSelect data={[...none, ...choices]} {...inputProps} {...input} />;
  }
  if (kind === 'moment' || kind === 'day')
    return <DayInput dayOf={accountingDay} {...inputProps} {...input} />;
  const mask = maskOf(field);
  if (mask) {
    return (
      <TextInput
        type={mask === 'phone' ? 'tel' : 'text'}
        inputMode="numeric"
        autoComplete="off"
        {...inputProps}
        {...input}
        onChange={({ currentTarget }) =>
          form.setFieldValue(name, masked(mask, currentTarget.value))
        }
      />
    );
  }
  const limits = maxLength === undefined ? {} : { maxLength };
  if (isLong(field))
    return <Textarea autosize minRows={3} {...limits} {...inputProps} {...input} />;
  const type = field.format === 'EMAIL' ? 'email' : 'text';
  return <TextInput type={type} {...limits} {...inputProps} {...input} />;
}
