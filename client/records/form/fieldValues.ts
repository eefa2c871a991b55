import { randomId } from '@mantine/hooks';
import { masked } from '../../ui/brazilianNumbers.ts';
import { accountingDay, startOfAccountingDay } from '../../core/days.ts';
import type {
  DeclaredField,
  DeclaredPart,
  DeclaredRecord,
  RecordDeclaration,
} from '../declaration.ts';
import { referredIn } from '../declaration.ts';
import { isNumber } from '../fieldLimits.ts';
import type {
  FormContents,
  FieldOverrides,
  FieldValue,
  FieldValues,
  PartRow,
  ReferenceValue,
} from './fieldOverrides.ts';

export const textIn = (value: FieldValue): string =>
  typeof value === 'object' ? '' : String(value);

type Given = Readonly<Record<string, unknown>>;

/** Returns the fields of the form of a new or an existing record; the title first. */
export const enteredFields = ({ fields, title }: RecordDeclaration, isNew: boolean) =>
  fields
    .filter(({ isCreatable, isUpdatable }) => (isNew ? isCreatable : isUpdatable))
    .toSorted((one, other) => Number(other.name === title) - Number(one.name === title));

export function valuesOf(
  { fields, parts }: FormContents,
  fieldOverrides: FieldOverrides,
  stored?: DeclaredRecord,
): FieldValues {
  const entered = fields.map((field): [string, FieldValue] => [
    field.name,
    fieldOverrides[field.name]?.startOf?.(stored) ?? startOf(field, stored),
  ]);
  const rows = parts.map((part): [string, FieldValue] => [part.name, rowsOf(part, stored)]);
  return Object.fromEntries([...entered, ...rows]);
}

const rowsOf = ({ name, fields }: DeclaredPart, stored?: DeclaredRecord) =>
  ((stored?.[name] ?? []) as Given[]).map((row, at) => rowOf(fields, row, `${at}`));

const rowOf = (
  fields: readonly DeclaredField[],
  stored: Given | undefined,
  key: string,
): PartRow => ({
  ...Object.fromEntries(fields.map((field) => [field.name, startOf(field, stored)])),
  key,
});

export const newRow = ({ fields }: DeclaredPart) => rowOf(fields, undefined, randomId());

const startOf = (field: DeclaredField, stored?: Given) =>
  stored ? valueOf(field, stored) : defaultValue(field);

export function valueOf(field: DeclaredField, stored: Given): FieldValue {
  if (field.reference) return referenceValue(field, stored);
  const value = (stored[field.name] ?? '') as FieldValue;
  const mask = maskOf(field);
  if (mask) return masked(mask, textIn(value));
  if (field.kind !== 'moment' || value === '') return value;
  return accountingDay(textIn(value));
}

/** A record that the caller cannot read keeps its id, so that saving keeps the reference. */
function referenceValue(field: DeclaredField, stored: Given): ReferenceValue[] {
  const id = stored[field.name];
  if (typeof id !== 'string') return [];
  const { kindField } = field.reference!;
  const kind = kindField && { kind: stored[kindField] as string };
  return [referredIn(field, stored) ?? { ...kind, id, name: '' }];
}

export function maskOf({ format }: DeclaredField) {
  if (format === 'PHONE') return 'phone';
  return format === 'CEP' ? 'cep' : undefined;
}

/** Returns the initial value of a field in a new record or row. */
export function defaultValue(field: DeclaredField): FieldValue {
  const { kind, isRequired, values, default: usual } = field;
  if (kind === 'reference') return [];
  if (kind === 'flag') return usual === 'true';
  if (kind === 'moment' || kind === 'day') return usual === 'now' ? accountingDay() : '';
  if (usual !== undefined) return isNumber(field) ? Number(usual) : usual;
  return kind === 'choice' && isRequired ? (values?.[0] ?? '') : '';
}

/** Whether the form has an initial value for the field, or the gateway generates one. */
export const hasDefault = ({ kind, default: usual, isMade = false }: DeclaredField) =>
  kind === 'flag' || usual !== undefined || isMade;

export const mayBeEmpty = (
  { kind, isRequired, default: usual, isMade = false }: DeclaredField,
  isNew: boolean,
) => !isRequired || kind === 'flag' || (kind === 'text' && usual === '') || (isNew && isMade);

/** Returns the values as the gateway takes them. An unchanged day keeps its time. */
export function inputOf(
  { fields, parts }: FormContents,
  values: FieldValues,
  {
    fieldOverrides = {},
    stored,
  }: { fieldOverrides?: FieldOverrides; stored?: DeclaredRecord | undefined } = {},
): Record<string, unknown> {
  const given = fields.flatMap((field): [string, unknown][] => {
    const value = values[field.name] ?? '';
    const { of, inputOf: own } = fieldOverrides[field.name] ?? {};
    if (of) return Object.entries(own?.(value, values) ?? {});
    if (own) return [[field.name, own(value, values)]];
    if (field.reference)
      return Object.entries(referenceInput(field, (value as ReferenceValue[])[0]));
    return [[field.name, inputFor(field, value, stored)]];
  });
  const rows = parts.map(({ name, fields: columns }): [string, unknown] => [
    name,
    (values[name] as PartRow[]).map((row) => inputOf({ fields: columns, parts: [] }, row)),
  ]);
  return Object.fromEntries([...given, ...rows]);
}

/** Returns what is sent of a reference; undefined stands for none. */
export function referenceInput({ name, reference }: DeclaredField, chosen?: ReferenceValue) {
  const { kindField } = reference ?? {};
  return { [name]: chosen?.id ?? null, ...(kindField && { [kindField]: chosen?.kind ?? null }) };
}

function inputFor(field: DeclaredField, value: FieldValue, stored?: DeclaredRecord) {
  const text = typeof value === 'string' ? value.trim() : value;
  if (field.kind === 'moment') {
    if (stored && valueOf(field, stored) === text) return stored[field.name] ?? null;
    return startOfAccountingDay(textIn(text))?.toISOString() ?? null;
  }
  if (text !== '') return text;
  return field.isRequired && field.kind === 'text' && !field.isMade ? '' : null;
}

/** Sets the flag of a row; setting it clears the flag of all other rows. */
export const withFlagOnlyOn = (
  rows: readonly PartRow[],
  { index, flag, is }: { index: number; flag: string; is: boolean },
): PartRow[] =>
  rows.map((row, at) => ({ ...row, [flag]: at === index ? is : is ? false : row[flag]! }));
