import type { Declaration, DeclaredField } from '../declare/declaration.ts';
import type { RecordMapping, RecordPart, Row, Snapshot } from '../declare/record.ts';
import { isStored } from '../write/validate.ts';

type Marked = Pick<DeclaredField, 'personal'>;

/** Tells whether a field tells of a person, emptied by anonymizing or not. */
export const isPersonal = ({ personal }: Marked): boolean =>
  personal !== undefined && personal.not === undefined;

/** Tells whether anonymizing empties a field. */
export const isForgotten = (field: Marked): boolean =>
  isPersonal(field) && field.personal?.keep === undefined;

/** Tells whether a field, or one of the plain object that it has, fits. */
const someField = (field: DeclaredField, fits: (field: Marked) => boolean): boolean =>
  fits(field) || field.inner.some((each) => someField(each, fits));

export const hasPersons = ({ declaration }: Pick<RecordMapping, 'declaration'>): boolean =>
  declaration?.fields.some((field) => someField(field, isPersonal)) ?? false;

interface PersonalColumn {
  column: string;
  field: DeclaredField;
}

interface PersonalPart {
  part: RecordPart;
  columns: readonly PersonalColumn[];
}

type Fits = (field: Marked) => boolean;

/** Returns the columns of a kind's own table for the fields that fit; those of a plain object begin with its column. */
export const columnsFitting = ({ fields }: Pick<Declaration, 'fields'>, fits: Fits) =>
  fields.flatMap((field): PersonalColumn[] => {
    if (isStored(field)) return fits(field) ? [{ column: field.column, field }] : [];
    if (field.isList) return [];
    const inner = field.inner.filter(isStored).filter(within(field, fits));
    return inner.map((each) => ({
      column: field.column + each.column.replace(/^./, (letter) => letter.toUpperCase()),
      field: each,
    }));
  });

/** Returns a condition for the fields of a plain object or a list: one without `@personal` has that of the whole. */
const within =
  (field: DeclaredField, fits: Fits): Fits =>
  (each) =>
    fits(each.personal ? each : field);

/** Returns the parts of a kind with the columns of their rows whose fields fit. */
export function partsFitting(record: RecordMapping, fits: Fits): PersonalPart[] {
  return listsFitting(record, fits).flatMap((field) => {
    const part = partOf(record, field);
    if (!part) return [];
    const columns = part.lists
      ? [{ column: part.lists, field }]
      : columnsFitting({ fields: field.inner }, within(field, fits));
    return [{ part, columns }];
  });
}

/** Returns the lists that anonymizing would empty, but that no part of the kind stores. */
export const listsNotStored = (record: RecordMapping): string[] =>
  listsFitting(record, isForgotten)
    .filter((field) => !partOf(record, field))
    .map(({ name }) => name);

const listsFitting = ({ declaration }: RecordMapping, fits: Fits) =>
  (declaration?.fields ?? []).filter((field) => field.isList && someField(field, fits));

const partOf = ({ parts = [] }: RecordMapping, { name }: DeclaredField) =>
  parts.find(({ field, table }) => (field ?? table) === name);

/** Returns the values in a record that tell of a person, also those that anonymizing keeps. */
export function personalValues(
  record: RecordMapping,
  { row, parts }: Pick<Snapshot, 'row' | 'parts'>,
): unknown[] {
  if (!record.declaration) return [];
  const valuesIn = (columns: readonly PersonalColumn[], of: Row) =>
    columns.map(({ column }) => of[column]);
  return [
    ...valuesIn(columnsFitting(record.declaration, isPersonal), row),
    ...partsFitting(record, isPersonal).flatMap(({ part, columns }) =>
      (parts[part.table] ?? []).flatMap((each) => valuesIn(columns, each)),
    ),
  ];
}
