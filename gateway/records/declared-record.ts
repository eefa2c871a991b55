import { declared } from './declarations.ts';
import { type Declaration, wordsOf } from './declare.ts';
import { derivedColumns } from './derived-columns.ts';
import type { FieldErrors } from '../graphql/errors.ts';
import type { Database } from '../store/database.ts';
import type { HeldIn, RecordKind, Row, Rules, Stored } from './record.ts';
import { constraintErrors } from './validate.ts';

/** What a declaration does not say: parts, references, and rules of its own. */
type Own<Held> = Partial<Stored> & Rules<Held>;

/** The record of a declared kind: its columns follow from the declaration, and so do its checks. */
export function declaredRecord<Table extends keyof Database, Part extends keyof Database = never>(
  kind: string,
  own: Own<HeldIn<Table, Part>> = {},
): RecordKind<HeldIn<Table, Part>> {
  return recordOf(declared(kind), own) as RecordKind<HeldIn<Table, Part>>;
}

export function recordOf(
  declaration: Declaration,
  { derive, check, refuse, complete, lockBeforeRemoval, ...stored }: Own<never> = {},
): RecordKind<{ row: Row & { id: string } }> {
  const { kind, many, title, fields } = declaration;
  const rules: Rules<{ row: Row }> = {
    ...(refuse && { refuse: refuse as never }),
    ...(complete && { complete: complete as never }),
    ...(lockBeforeRemoval && { lockBeforeRemoval }),
    derive: (after) => {
      const derived = derive?.(after as never) as Row | undefined;
      return { ...derived, ...derivedColumns(declaration, { ...after.row, ...derived }) };
    },
    check: (after, before, how): FieldErrors => ({
      ...constraintErrors(declaration, after.row),
      ...check?.(after as never, before as never, how),
    }),
  };
  const unique = fields.filter(({ isUnique }) => isUnique).map(({ name }) => name);
  return {
    kind,
    noun: wordsOf(kind),
    table: many as keyof Database,
    title,
    ...(unique.length > 0 && { unique }),
    ...stored,
    rules: rules,
  };
}

/** A row with the columns that follow from its others. */
export const withDerived = <Table extends keyof Database>(kind: string, row: object) =>
  ({ ...row, ...derivedColumns(declared(kind), row as Row) }) as Database[Table];
