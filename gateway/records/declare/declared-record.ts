import type { Declaration, ReferringField } from './declaration.ts';
import type {
  RecordAccess,
  IncomingReference,
  RecordOperations,
  References,
  ReferringKind,
  StateIn,
  Snapshot,
  RecordKind,
  Row,
  Rules,
  RecordMapping,
  RecordPart,
} from './record.ts';
import { declarationOf } from '../declarations.ts';
import { sortKeyColumns, declaredParts, tableNameOf } from './declare.ts';
import { unknownRecord } from './unknown-record.ts';
import { toWords } from './sdl-nodes.ts';
import { derivedColumns, withPartTexts } from '../write/derived-columns.ts';
import type { Database } from '../../database/database.ts';
import { constraintErrors } from '../write/validate.ts';

/** The parts, references and rules of a kind that its declaration cannot express. */
interface Own<State> extends Partial<RecordMapping> {
  rules?: Rules<State>;
  operations?: RecordOperations;
}

/** Returns the record of a declared kind; its columns and checks are derived from the declaration. */
export function declaredRecord<Table extends keyof Database, Part extends keyof Database = never>(
  kind: string,
  own: Own<StateIn<Table, Part>> = {},
): RecordKind<StateIn<Table, Part>> {
  return recordOf(declarationOf(kind), own) as RecordKind<StateIn<Table, Part>>;
}

export function recordOf(
  declaration: Declaration,
  { rules: own = {}, ...stored }: Own<never> = {},
): RecordKind<{ row: Row & { id: string } }> {
  const { kind, many, title, owner, fields } = declaration;
  const { read, write, delete: remove } = declaration;
  const unique = fields.filter(({ isUnique }) => isUnique).map(({ name }) => name);
  const derived = fields.filter(({ isReadOnly }) => isReadOnly).map(({ column }) => column);
  const declared = declaredParts(declaration).map(({ table, key, field }): RecordPart => ({
    table: table as keyof Database,
    key,
    field,
  }));
  const parts = [...(stored.parts ?? []), ...declared].map((part) =>
    withRowReferences(part, declaration),
  );
  const references = { ...declaredReferences(declaration), ...stored.references };
  const anyKind = referencesToAnyKind(declaration);
  const referring = referringKinds(declaration.referringFields);
  const referencedBy = stored.referencedBy ?? incomingReferences(declaration);
  return {
    kind,
    noun: toWords(kind),
    table: many as keyof Database,
    title,
    ...(owner && { owner }),
    declaration,
    access: { read, write, delete: remove } as RecordAccess,
    ...(unique.length > 0 && { unique }),
    derived,
    sortKeyColumns: sortKeyColumns(declaration),
    ...stored,
    ...(parts.length > 0 && { parts }),
    ...(Object.keys(references).length > 0 && { references }),
    ...(Object.keys(anyKind).length > 0 && { referencesToAnyKind: anyKind }),
    ...(referencedBy.length > 0 && { referencedBy }),
    ...(referring.length > 0 && { referringKinds: referring }),
    rules: { ...own, ...declaredRules(declaration, own as Rules<State>) },
  };
}

function withRowReferences(part: RecordPart, { fields }: Declaration): RecordPart {
  const inner = fields.find(({ name }) => name === part.field)?.inner ?? [];
  const references = { ...declaredReferences({ fields: inner }), ...part.references };
  return Object.keys(references).length > 0 ? { ...part, references } : part;
}

function declaredReferences({ fields }: Pick<Declaration, 'fields'>): References {
  return Object.fromEntries(
    fields.flatMap(({ column, reference }) => {
      if (!reference || reference.kindColumn) return [];
      const { kind } = reference;
      const owner = reference.to?.owner;
      const to = { table: tableNameOf(kind) as keyof Database, problem: unknownRecord(kind) };
      return [[column, { ...to, ...(owner && { owner }) }] as const];
    }),
  );
}

/** Returns the columns with the kinds of records, by those with their ids. */
const referencesToAnyKind = ({ fields }: Declaration): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fields.flatMap(({ column, reference }) =>
      reference?.kindColumn ? [[column, reference.kindColumn] as const] : [],
    ),
  );

/** An activity of several people does not tell of what one of them owns. */
const isUntold = ({ declaration: { owner }, reference }: ReferringField) =>
  owner !== undefined && reference.onDelete === 'CLEAR';

/**
 * Returns the columns of which no activity tells, and which the database empties. Those of references to any kind are
 * left as they are: they refer to nothing until the record is restored.
 */
const incomingReferences = ({ referringFields }: Declaration): IncomingReference[] =>
  untoldReferences(referringFields.filter(({ reference }) => !reference.kindColumn));

/** Returns the references from records that belong to one account, which a merge moves and its undo moves back. */
export const untoldReferences = (fields: readonly ReferringField[]): IncomingReference[] =>
  fields.filter(isUntold).map(columnOf);

const columnOf = ({ declaration, column, reference: { kindColumn } }: ReferringField) => ({
  table: declaration.many as keyof Database,
  key: column,
  ...(kindColumn && { kindKey: kindColumn }),
});

/** Returns the references from other kinds whose records change with the deletion of one. */
export const referringKinds = (fields: readonly ReferringField[]): ReferringKind[] =>
  fields
    .filter((field) => !isUntold(field))
    .map((field) => ({
      ...columnOf(field),
      kind: field.declaration.kind,
      onDelete: field.reference.onDelete,
    }));

type State = Pick<Snapshot, 'row' | 'parts'>;

function declaredRules(declaration: Declaration, { derive, validate }: Rules<State>): Rules<State> {
  return {
    derive(after) {
      const derived = derive?.(after);
      const columns = derivedColumns(declaration, { ...after.row, ...derived });
      return withPartTexts(declaration, { ...columns, ...derived }, after.parts);
    },
    validate: (after, before, how) => ({
      ...constraintErrors(
        declaration,
        after.row,
        after.parts,
        how.isRestore ? after.row : before?.row,
      ),
      ...validate?.(after, before, how),
    }),
  };
}

export const withDerived = <Table extends keyof Database>(kind: string, row: object) =>
  ({ ...row, ...derivedColumns(declarationOf(kind), row as Row) }) as Database[Table];
