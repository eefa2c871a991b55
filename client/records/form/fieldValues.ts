import { dayField, momentOfDay } from '../../components/calendarDay.ts';
import { localDay, startOfDay } from '../../components/localDay.ts';
import type { DeclaredField, DeclaredRecord, RecordDeclaration } from '../declaration.ts';
import { isNumber } from '../fieldLimits.ts';
import { isDay } from '../fieldText.ts';

/** By field: a number, or its text while it is none yet; a day; a choice. */
export type FieldValues = Record<string, string | number | boolean | string[]>;

/** What is entered in a form, the title first: of a new one, or of one that is changed. */
export const enteredFields = ({ fields, title }: RecordDeclaration, isNew: boolean) =>
  fields
    .filter(({ isEntered, isChanged }) => (isNew ? isEntered : isChanged))
    .toSorted((one, other) => Number(other.name === title) - Number(one.name === title));

export function valuesOf(fields: readonly DeclaredField[], stored?: DeclaredRecord): FieldValues {
  return Object.fromEntries(
    fields.map((field) => [field.name, stored ? valueOf(field, stored) : usualValue(field)]),
  );
}

export function valueOf(field: DeclaredField, stored: DeclaredRecord): FieldValues[string] {
  const value = (stored[field.name] ?? '') as FieldValues[string];
  if (field.kind !== 'moment' || value === '') return value;
  return isDay(field) ? dayField(String(value)) : localDay(String(value));
}

function usualValue(field: DeclaredField): FieldValues[string] {
  const { kind, isRequired, values, default: usual } = field;
  if (kind === 'flag') return usual === 'true';
  if (kind === 'moment') return usual === 'now' ? localDay(new Date()) : '';
  if (usual !== undefined) return isNumber(field) ? Number(usual) : usual;
  return kind === 'choice' && isRequired ? (values?.[0] ?? '') : '';
}

/** As the gateway takes them. A day that was not changed keeps its time. */
export function inputOf(
  fields: readonly DeclaredField[],
  values: FieldValues,
  stored?: DeclaredRecord,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) => [field.name, inputFor(field, values[field.name] ?? '', stored)]),
  );
}

function inputFor(field: DeclaredField, value: FieldValues[string], stored?: DeclaredRecord) {
  const text = typeof value === 'string' ? value.trim() : value;
  if (field.kind === 'moment') {
    if (stored && valueOf(field, stored) === text) return stored[field.name] ?? null;
    const day = String(text);
    return (isDay(field) ? momentOfDay(day) : startOfDay(day)?.toISOString()) ?? null;
  }
  if (text !== '') return text;
  return field.isRequired && field.kind === 'text' ? '' : null;
}
