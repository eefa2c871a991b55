import { randomUUID } from 'node:crypto';
import { newId } from '../database/new-id.ts';
import type { DeclaredField, Declaration } from './declare.ts';
import type { RecordKind, Row } from './record.ts';
import { isStored } from './validate.ts';

type Input = Readonly<Record<string, unknown>>;

type Entering = Pick<RecordKind, 'entry'>;

export function newHeld(declaration: Declaration, { entry }: Entering, input: Input) {
  const row = newRow(declaration, input);
  return {
    row: { ...row, ...entry?.enter?.(row, input) },
    parts: entry?.partsOf?.(input, row.id) ?? {},
  };
}

export function enteredHeld(
  declaration: Declaration,
  { entry }: Entering,
  input: Input & { id: string },
) {
  const row = enteredRow(declaration, input);
  return {
    row: { ...row, ...entry?.enter?.(row, input) },
    parts: entry?.partsOf?.(input, input.id) ?? {},
  };
}

/** A new record's columns: what was left out gets its default. */
export function newRow(declaration: Declaration, input: Input): Row & { id: string } {
  const blank = Object.fromEntries(
    declaration.fields.filter(isStored).map((field) => [field.column, missing(field)]),
  );
  const id = (input.id ?? newId()) as string;
  const { owner, versioned } = declaration;
  const version = versioned ? { version: 1 } : {};
  const own = owner ? { [owner]: input[owner] } : {};
  return { ...blank, ...enteredRow(declaration, input), ...version, ...own, id };
}

/** The columns that an input gives. Null empties those that may be empty, and leaves the others. */
export function enteredRow({ fields }: Declaration, input: Input): Row {
  const row: Row = {};
  for (const field of fields) {
    const given = input[field.name];
    if (given === undefined || field.isReadOnly || !isStored(field)) continue;
    const value = given === null ? null : valueOf(field, given);
    if (value !== null || !field.isRequired) row[field.column] = value;
  }
  return row;
}

const HUNDREDTHS = 100;

function missing({ kind, constraint, default: given }: DeclaredField): unknown {
  if (!given) return null;
  const { value } = given;
  if (value === 'now') return new Date().toISOString();
  if (value === undefined) return constraint.format === 'UUID' ? randomUUID() : newId();
  if (kind === 'flag') return Number(value === 'true');
  if (kind === 'money' || kind === 'percent') return Math.round(Number(value) * HUNDREDTHS);
  return kind === 'whole' || kind === 'number' ? Number(value) : value;
}

function valueOf({ kind, isRequired, constraint }: DeclaredField, given: unknown): unknown {
  if (kind === 'flag') return Number(given);
  if (kind !== 'text') return given;
  const text = String(given).trim();
  if (text === '' && !isRequired) return null;
  return constraint.format === 'UUID' ? text.toLowerCase() : text;
}
