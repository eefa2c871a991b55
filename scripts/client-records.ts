import type {
  Declaration,
  DeclaredField,
  DeclaredPart,
} from '../gateway/records/declare/declaration.ts';
import type {
  ChosenKind,
  DeclaredField as ClientField,
  DeclaredInverse,
  DeclaredPart as ClientPart,
  DeclaredReference,
  FieldKind,
  RecordDeclaration,
} from '../client/records/declaration.ts';
import { columnNamesOf, dayNamesOf, formerNamesOf } from './field-names.ts';
import { canImport } from '../gateway/csv/can-import.ts';
import { declaredParts, searchedFields, tableNameOf } from '../gateway/records/declare/declare.ts';
import { mayBeEmpty, sortNameOf } from '../gateway/records/declare/declared-fields.ts';
import { pluralOf, toWords } from '../gateway/records/declare/sdl-nodes.ts';
import { valueKindsOf } from './value-kinds.ts';

type Client = RecordDeclaration & { read: RecordDeclaration['write'] };

const fieldKinds = [
  'text',
  'flag',
  'whole',
  'number',
  'money',
  'percent',
  'quantity',
  'unitPrice',
  'moment',
  'day',
  'choice',
];

/** Returns what the derived screens of a kind know of it. They leave out other lists and objects. */
export function clientRecord(declaration: Declaration): Client {
  const { kind, one, order, operations, bulk, versioned, fields } = declaration;
  const inverses = clientInverses(declaration);
  return {
    one,
    ...choiceOf(declaration),
    noun: toWords(kind),
    nouns: toWords(pluralOf(kind)),
    read: groupOf(declaration.read),
    write: groupOf(declaration.write),
    delete: groupOf(declaration.delete),
    order,
    sorts: fields.filter(({ sortColumn }) => sortColumn !== undefined).map(sortNameOf),
    canCreate: operations.includes('CREATE'),
    canUpdate: operations.includes('UPDATE'),
    canDelete: operations.includes('DELETE'),
    isBulk: bulk,
    isVersioned: versioned,
    canImport: canImport(declaration),
    fields: shownFields(fields),
    parts: declaredParts(declaration).map((part) => partOf(part, kind)),
    ...(inverses.length > 0 && { inverses }),
  };
}

const clientInverses = ({ referringFields }: Declaration): DeclaredInverse[] =>
  referringFields.flatMap(({ declaration, name, reference: { inverse } }) => {
    const { kind: of, listed } = declaration;
    const nouns = { noun: toWords(of), nouns: toWords(pluralOf(of)) };
    return inverse && listed
      ? [{ ...choiceOf(declaration), ...nouns, field: inverse, by: name }]
      : [];
  });

function shownFields(fields: readonly DeclaredField[]): ClientField[] {
  const kinds = fields.map(({ reference }) => reference?.kindColumn);
  return fields
    .filter((field) => !field.isList && !kinds.includes(field.name))
    .filter((field) => fieldKinds.includes(field.kind) || referenceIn(field))
    .map(clientField);
}

/** Returns what screens need to choose a record of a kind. */
const choiceOf = (declaration: Declaration): ChosenKind => ({
  kind: declaration.kind,
  many: declaration.many,
  title: declaration.title,
  isSearched: searchedFields(declaration).length > 0,
  ...(declaration.inSearch && { inSearch: true }),
  ...(declaration.details.length > 0 && { details: declaration.details }),
});

/**
 * Returns what screens know of the record that a field refers to; undefined when it has no list to choose it from. A
 * view of a record, such as an owner, is chosen from the whole list of the views, by its name.
 */
function referenceIn({ reference }: DeclaredField): ClientField['reference'] {
  if (!reference) return undefined;
  const { field, kind, type, to, kindColumn } = reference;
  if (kindColumn) {
    const title = `${field}Title`;
    return { field, kind, many: '', title, isSearched: false, kindField: kindColumn };
  }
  if (type !== kind) return { field, ...viewChoice(type) };
  return to?.listed ? { field, ...choiceOf(to) } : undefined;
}

const viewChoice = (type: string): ChosenKind => ({
  kind: type,
  many: tableNameOf(type),
  title: 'name',
  isSearched: false,
  isUnpaged: true,
});

const partOf = ({ field, type, table, most, fields }: DeclaredPart, kind: string): ClientPart => ({
  name: field,
  table,
  type,
  noun: toWords(type.replace(new RegExp(`^${kind}(?=[A-Z])`), '')),
  most,
  fields: shownFields(fields),
});

const groupOf = (group: string) => group.toLowerCase() as RecordDeclaration['write'];

function clientField(field: DeclaredField): ClientField {
  const { name, column, values, constraint, filter, isReadOnly, isCreateOnly, isRequired } = field;
  const { isUnique } = field;
  const value = field.default?.value;
  const reference = referenceIn(field);
  return {
    name,
    column,
    kind: reference ? 'reference' : (field.kind as FieldKind),
    ...(reference && { reference }),
    isRequired,
    isSortable: field.sortColumn !== undefined,
    isCreatable: !isReadOnly,
    isUpdatable: !isReadOnly && !isCreateOnly,
    ...(field.isSingleOnly && { isSingleOnly: true }),
    ...(values.length > 0 && { values }),
    ...constraint,
    ...(value !== undefined && { default: value }),
    ...(field.default && value === undefined && { isMade: true }),
    ...(isUnique && { isUnique }),
    ...(filter && {
      filter: {
        by: filter.by,
        name: filter.name,
        ...(field.former?.filter && { urlName: field.former.filter }),
        isRange: filter.isRange,
        ...(mayBeEmpty(field) && { canBeEmpty: true }),
      },
    }),
  };
}

const filterField = ({ name, kind, filter, values, format, reference }: ClientField) => ({
  name,
  kind,
  filter,
  values,
  format,
  ...(reference && { reference: {} }),
});

/**
 * Returns a fragment with the fields that a kind's derived screens show, for queries that are written by hand. The
 * version is not among them: who reads it needs all that a form can change.
 */
export function declaredFragment(declaration: Declaration): string {
  const { kind, fields } = clientRecord(declaration);
  const names = fields.map(({ name }) => name);
  const referred = fields.flatMap(({ reference }) => (reference ? [selectionOf(reference)] : []));
  const selections = ['id', ...names, ...referred];
  return `fragment Declared${kind} on ${kind} {\n  ${selections.join('\n  ')}\n}\n`;
}

const selectionOf = ({ field, kindField, title }: DeclaredReference) =>
  kindField === undefined ? `${field} { id ${title} }` : `${kindField} ${title}`;

const changed = ({ listed, operations }: Declaration) => listed || operations.includes('UPDATE');

const declaredFragments = (declarations: readonly Declaration[]) =>
  Object.fromEntries(
    declarations.map((each) => [`declared/${each.kind}.graphql`, declaredFragment(each)]),
  );

const filterFieldsOf = (records: readonly ReturnType<typeof clientRecord>[]) =>
  Object.fromEntries(
    records.map(({ kind, fields }) => [
      kind,
      fields.filter(({ filter }) => filter).map(filterField),
    ]),
  );

/**
 * Returns files of `client/generated/` by name: what the menu knows of the kinds, what their screens load, the lists
 * whose rows history tells by all that they hold, and the columns whose name does not tell what their values are.
 */
export function clientRecordFiles(
  declarations: readonly Declaration[],
): Readonly<Record<string, string>> {
  const records = declarations.filter(changed).map(clientRecord);
  const listed = new Set(declarations.filter((each) => each.listed).map(({ kind }) => kind));
  const kinds = records
    .filter(({ kind }) => listed.has(kind))
    .map(({ kind, many, noun, nouns, read, write, canCreate }) => ({
      kind,
      many,
      noun,
      nouns,
      read,
      ...(canCreate && { create: write }),
    }));
  const partLists = declarations.flatMap((each) =>
    declaredParts(each).map(({ table, type }) => [table, type] as const),
  );
  const valueKinds = declarations.flatMap((declaration) => [
    ...valueKindsOf(declaration.kind, declaration.fields),
    ...declaredParts(declaration).flatMap(({ table, fields }) => valueKindsOf(table, fields)),
  ]);
  const { stringify } = JSON;
  return {
    ...declaredFragments(declarations.filter(changed)),
    'valueKinds.ts': `import type { ValueKind } from '../records/history/valueKind.ts';\n\nexport const valueKinds: Readonly<Record<string, ValueKind>> = ${stringify(Object.fromEntries(valueKinds))};\n`,
    'columnNames.ts': `export const columnNames: Readonly<Record<string, string>> = ${stringify(columnNamesOf(declarations.map(clientRecord), declarations))};\n`,
    'dayNames.ts': `export const dayNames: Readonly<Record<string, string>> = ${stringify(dayNamesOf(declarations))};\n`,
    'recordKinds.ts': `import type { ListedKind } from '../records/listedKind.ts';\n\nexport const recordKinds: ListedKind[] = ${stringify(kinds, null, 2)};\n`,
    'formerNames.ts': `export const formerNames: Readonly<Record<string, string>> = ${stringify(formerNamesOf(declarations))};\n`,
    'filterFields.ts': `export const filterFields = ${stringify(filterFieldsOf(records))} as const;\n`,
    'partLists.ts': `export const partLists: Readonly<Record<string, string>> = ${stringify(Object.fromEntries(partLists))};\n`,
    'records.ts': `import type { RecordDeclaration } from '../records/declaration.ts';\n\nexport const records: RecordDeclaration[] = ${stringify(
      records.map(({ read: _read, ...record }) => record),
      null,
      2,
    )};\n`,
  };
}
