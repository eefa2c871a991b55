import type { Declaration, DeclaredField } from '../declare/declaration.ts';
import { randomUUID } from 'node:crypto';
import { partsIn, partsPerUnit } from '../../formats/amounts.rules.ts';
import { midnightOf } from '../../formats/days.ts';
import { newId } from '../../database/new-id.ts';
import { bareForms } from '../../formats/bare-forms.rules.ts';
import { declaredParts } from '../declare/declare.ts';
import type { RecordKind, Row } from '../declare/record.ts';
import { isStored } from './validate.ts';

type Input = Readonly<Record<string, unknown>>;

type Entering = Pick<RecordKind, 'operations'>;

export function recordFromInput(declaration: Declaration, { operations }: Entering, input: Input) {
  const row = newRow(declaration, input);
  return {
    row: { ...row, ...operations?.toColumns?.(row, input) },
    parts: { ...enteredParts(declaration, input, row.id), ...operations?.partsOf?.(input, row.id) },
  };
}

export function patchFromInput(
  declaration: Declaration,
  { operations }: Entering,
  input: Input & { id: string },
) {
  const row = rowFromInput(declaration, input);
  return {
    row: { ...row, ...operations?.toColumns?.(row, input) },
    parts: {
      ...enteredParts(declaration, input, input.id),
      ...operations?.partsOf?.(input, input.id),
    },
  };
}

/** Returns the rows of declared parts, by table; omitted parts keep their rows. */
function enteredParts(declaration: Declaration, input: Input, id: string): Record<string, Row[]> {
  const entered = declaredParts(declaration).flatMap(({ field, table, key, fields }) => {
    const rows = input[field] as readonly Input[] | null | undefined;
    if (!rows) return [];
    const partRow = (row: Input, position: number): Row => ({
      ...{ [key]: id, position },
      ...blankRow({ fields }),
      ...rowFromInput({ fields }, row),
    });
    return [[table, rows.map(partRow)] as const];
  });
  return Object.fromEntries(entered);
}

const blankRow = ({ fields }: Pick<Declaration, 'fields'>) =>
  Object.fromEntries(fields.filter(isStored).map((field) => [field.column, missing(field)]));

/** Returns a new record's columns; omitted fields get their default. */
export function newRow(declaration: Declaration, input: Input): Row & { id: string } {
  const id = (input.id ?? newId()) as string;
  const { owner, versioned } = declaration;
  const version = versioned ? { version: 1 } : {};
  const own = owner ? { [owner]: input[owner] } : {};
  return { ...blankRow(declaration), ...rowFromInput(declaration, input), ...version, ...own, id };
}

/** Returns the columns that an input sets. Null clears an optional field and is ignored for a required one. */
export function rowFromInput({ fields }: Pick<Declaration, 'fields'>, input: Input): Row {
  const row: Row = {};
  for (const field of fields) {
    const given = input[field.name];
    if (given === undefined || field.isReadOnly || !isStored(field)) continue;
    const value = given === null ? null : valueOf(field, given);
    if (value !== null || !field.isRequired) row[field.column] = value;
  }
  return row;
}

/** Returns the value of a field that a new record omits. */
export function missing({ kind, constraint, default: given }: DeclaredField): unknown {
  if (!given) return null;
  const { value } = given;
  if (value === 'now') return new Date().toISOString();
  if (value === undefined) return constraint.format === 'UUID' ? randomUUID() : newId();
  if (kind === 'flag') return Number(value === 'true');
  if (kind in partsPerUnit) return partsIn(kind, Number(value));
  return kind === 'whole' || kind === 'number' ? Number(value) : value;
}

function valueOf({ kind, isRequired, constraint, former }: DeclaredField, given: unknown): unknown {
  if (kind === 'flag') return Number(given);
  if (kind === 'day' && !former?.keepsTime) return midnightOf(String(given));
  if (kind !== 'text') return given;
  const form = bareForms[constraint.format ?? ''];
  const text = form ? form(String(given)) : String(given).trim();
  return text === '' && !isRequired ? null : text;
}
