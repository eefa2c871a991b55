import { declared } from './declarations.ts';
import { type Declaration, wordsOf } from './declare.ts';
import { derivedColumns } from './derived-columns.ts';
import type { Database } from '../database/database.ts';
import type { Entry, HeldIn, RecordKind, Row, Rules, Stored } from './record.ts';
import { constraintErrors } from './validate.ts';

/** What a declaration does not say: parts, references, and rules of its own. */
interface Own<Held> extends Partial<Stored> {
  rules?: Rules<Held>;
  entry?: Entry;
}

/** The record of a declared kind: its columns follow from the declaration, and so do its checks. */
export function declaredRecord<Table extends keyof Database, Part extends keyof Database = never>(
  kind: string,
  own: Own<HeldIn<Table, Part>> = {},
): RecordKind<HeldIn<Table, Part>> {
  return recordOf(declared(kind), own) as RecordKind<HeldIn<Table, Part>>;
}

export function recordOf(
  declaration: Declaration,
  { rules: own = {}, ...stored }: Own<never> = {},
): RecordKind<{ row: Row & { id: string } }> {
  const { kind, many, title, owner, fields } = declaration;
  const unique = fields.filter(({ isUnique }) => isUnique).map(({ name }) => name);
  return {
    kind,
    noun: wordsOf(kind),
    table: many as keyof Database,
    title,
    ...(owner && { owner }),
    ...(unique.length > 0 && { unique }),
    ...stored,
    rules: { ...own, ...declaredRules(declaration, own as Rules<{ row: Row }>) },
  };
}

function declaredRules(
  declaration: Declaration,
  { derive, check }: Rules<{ row: Row }>,
): Rules<{ row: Row }> {
  return {
    derive(after) {
      const derived = derive?.(after);
      return { ...derivedColumns(declaration, { ...after.row, ...derived }), ...derived };
    },
    check: (after, before, how) => ({
      ...constraintErrors(declaration, after.row),
      ...check?.(after, before, how),
    }),
  };
}

export const withDerived = <Table extends keyof Database>(kind: string, row: object) =>
  ({ ...row, ...derivedColumns(declared(kind), row as Row) }) as Database[Table];
