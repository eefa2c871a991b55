import type {
  Constraint,
  Declaration,
  DeclaredField,
  DeclaredPart,
} from '../declare/declaration.ts';
import { partsPerUnitOf } from '../../formats/amounts.rules.ts';
import { emailErrors } from '../../formats/email-address.ts';
import { documentProblem, kindOfDocument } from '../../formats/documents.rules.ts';
import { addressErrors, imageUrlErrors, textErrors } from '../../formats/entered.ts';
import { pixKeyProblem } from '../../formats/pix-keys.rules.ts';
import { isZoneName } from '../../formats/zoned-time.ts';
import { type FieldErrors, REQUIRED } from '../../errors/errors.ts';
import { type Problem, problem } from '../../errors/problem.ts';
import { declaredParts } from '../declare/declare.ts';
import type { Snapshot, Row } from '../declare/record.ts';

const LONGEST_ID = 64;
const LONGEST_TEXT = 10_000;

export function constraintErrors(
  declaration: Declaration,
  row: Row,
  parts: Partial<Snapshot['parts']> = {},
  stored: Row = {},
): FieldErrors {
  const errors = textErrors([['id', row.id as string, LONGEST_ID, true]]);
  for (const field of declaration.fields) {
    const isOld = laterChecked.has(field.constraint.format) && isSame(field, row, stored);
    if (!isOld) Object.assign(errors, fieldErrors(field, row[field.column]));
  }
  for (const part of declaredParts(declaration)) {
    Object.assign(errors, partErrors(part, parts[part.table] ?? []));
  }
  return errors;
}

/** Formats that older records may violate: a stored value is accepted until it is changed. */
const laterChecked: ReadonlySet<Constraint['format']> = new Set(['PIX_KEY']);

const isSame = ({ column }: DeclaredField, row: Row, stored: Row) =>
  column in stored && row[column] === stored[column];

/** Returns the errors of a part's rows: at `contacts` for all of them, at `contacts.0.name` for one. */
function partErrors({ field: list, fields, most }: DeclaredPart, rows: readonly Row[]) {
  const errors: FieldErrors = {};
  rows.forEach((row, index) => {
    for (const field of fields) {
      const { name, column, isUnique } = field;
      const [problem] = Object.values(fieldErrors(field, row[column]));
      const isTaken =
        isUnique && rows.slice(0, index).some((each) => shareValue(each, row, column));
      const found = problem ?? (isTaken ? TAKEN : undefined);
      if (found) errors[`${list}.${index}.${name}`] = found;
    }
  });
  if (rows.length > most) errors[list] = problem('too_many_entries', { most });
  return errors;
}

const TAKEN = problem('taken');

/** Tells whether two rows share a value; empty values and unset flags do not count. */
export const shareValue = (one: Row, other: Row, column: string) =>
  Boolean(one[column]) && one[column] === other[column];

function fieldErrors(field: DeclaredField, value: unknown): FieldErrors {
  const { name, isRequired, isReadOnly, isList, constraint } = field;
  if (isReadOnly || isList) return {};
  if (value == null) return isRequired && isStored(field) ? { [name]: REQUIRED } : {};
  if (typeof value === 'string' && field.kind === 'text') return formErrors(field, value);
  return typeof value === 'number' ? rangeErrors(name, constraint, unitsOf(field, value)) : {};
}

/** Tells whether a field has a column; lists and fields of other types are parts or other records. */
export const isStored = ({ kind, isList }: DeclaredField) => kind !== 'other' && !isList;

/** Tells whether a column is nullable; a read-only field with a default is never empty. */
export const mayBeNull = ({ isRequired, isReadOnly, default: given }: DeclaredField) =>
  !isRequired && !(isReadOnly && given?.value !== undefined);

const unitsOf = ({ kind }: DeclaredField, value: number) => value / partsPerUnitOf(kind);

const PHONE = /^(\d{10,11}|\+\d{8,15})$/;
const CEP = /^\d{8}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function formErrors(field: DeclaredField, text: string): FieldErrors {
  const { name, isRequired, constraint, default: given } = field;
  const { format, maxLength = LONGEST_TEXT } = constraint;
  const mayBeEmpty = !isRequired || given?.value === '';
  if (format === undefined || (text === '' && mayBeEmpty)) {
    return textErrors([[name, text, maxLength, !mayBeEmpty]]);
  }
  if (format === 'EMAIL') return emailErrors(name, text);
  if (format === 'ADDRESS') return addressErrors(name, text);
  if (format === 'PICTURE') return imageUrlErrors(name, text);
  if (format === 'PHONE') return PHONE.test(text) ? {} : { [name]: problem('not_a_phone') };
  if (format === 'CEP') return CEP.test(text) ? {} : { [name]: problem('not_eight_digits') };
  if (format === 'TAX_ID') return taxIdErrors(name, text);
  if (format === 'PIX_KEY') return named(name, pixKeyProblem(text));
  if (format === 'TIME_ZONE') return named(name, timeZoneProblem(text));
  return UUID.test(text) ? {} : { [name]: problem('not_a_uuid') };
}

const taxIdErrors = (name: string, text: string) =>
  named(name, documentProblem(kindOfDocument(text), text));

const timeZoneProblem = (text: string) =>
  isZoneName(text) ? undefined : problem('not_a_time_zone');

const named = (name: string, wrong: Problem | undefined): FieldErrors =>
  wrong ? { [name]: wrong } : {};

function rangeErrors(name: string, { min, max }: Constraint, value: number): FieldErrors {
  if ((min === undefined || value >= min) && (max === undefined || value <= max)) return {};
  if (min === undefined) return { [name]: problem('too_large', { most: max! }) };
  if (max === undefined) return { [name]: problem('too_small', { least: min }) };
  return { [name]: problem('not_between', { least: min, most: max }) };
}
