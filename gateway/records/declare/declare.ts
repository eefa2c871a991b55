import type { Declaration, DeclaredOrder, Operation } from './declaration.ts';
import { type DocumentNode, Kind, type ObjectTypeDefinitionNode, parse } from 'graphql';
import { fieldOf, partOf, type Types } from './declared-fields.ts';
import {
  connectReferences,
  referencesOf,
  refuseLooseReferences,
  withReferenceIds,
} from './reference-fields.ts';
import { refuseWrongReferences } from './reference-problems.ts';
import { withRecordTimes } from './record-times.ts';
import { argumentsOf, lowerFirst, pluralOf } from './sdl-nodes.ts';

export function declarationsIn(sdl: readonly string[]): ReadonlyMap<string, Declaration> {
  return declarationsOf(sdl.map(documentIn));
}

/** Returns the SDL with the fields that follow from `@reference` and `@record`. */
export const documentIn = (text: string): DocumentNode =>
  withRecordTimes(withReferenceIds(parse(text)));

export function declarationsOf(
  documents: readonly DocumentNode[],
): ReadonlyMap<string, Declaration> {
  refuseLooseReferences(documents);
  const types = typesIn(documents);
  refuseWrongReferences(documents, types);
  const declared = [...types.objects.values()].flatMap((each) => {
    const given = argumentsOf<RecordArguments>(each, 'record');
    return given ? [declarationOf(each, given, types)] : [];
  });
  const declarations = new Map(declared.map((each) => [each.kind, each]));
  connectReferences(declarations);
  return declarations;
}

export function typesIn(documents: readonly DocumentNode[]): Types {
  const definitions = documents.flatMap((document) => document.definitions);
  const enums = new Map(
    definitions.flatMap((each) =>
      each.kind === Kind.ENUM_TYPE_DEFINITION
        ? [[each.name.value, (each.values ?? []).map(({ name }) => name.value)] as const]
        : [],
    ),
  );
  const objects = new Map(
    definitions.flatMap((each) =>
      each.kind === Kind.OBJECT_TYPE_DEFINITION ? [[each.name.value, each] as const] : [],
    ),
  );
  return { enums, objects };
}

interface RecordArguments {
  title: string;
  read?: string;
  write?: string;
  delete?: string;
  order?: string;
  versioned?: boolean;
  bulk?: boolean;
  listed?: boolean;
  owner?: string;
  operations?: readonly Operation[];
  inSearch?: boolean;
  details?: readonly string[];
}

function declarationOf(
  type: ObjectTypeDefinitionNode,
  { title, order = title, ...given }: RecordArguments,
  types: Types,
): Declaration {
  const kind = type.name.value;
  const references = referencesOf(type);
  const fields = (type.fields ?? []).map((node) => {
    const field = fieldOf(node, types);
    const part = partOf(node, field, kind, types);
    return { ...field, part, reference: references.get(field.name) };
  });
  return {
    kind,
    one: lowerFirst(kind),
    many: tableNameOf(kind),
    title,
    read: given.read ?? 'GUEST',
    write: given.write ?? 'EDITOR',
    delete: given.delete ?? 'ADMIN',
    order: orderOf(order),
    versioned: given.versioned !== false,
    bulk: given.bulk !== false && given.listed !== false,
    listed: given.listed !== false,
    owner: given.owner,
    inSearch: given.inSearch !== false && fields.some(({ isSearched }) => isSearched),
    details: given.details ?? [],
    operations: given.operations ?? ['CREATE', 'UPDATE', 'DELETE'],
    fields,
    referringFields: [],
  };
}

/** Returns the table of a kind, which is also the field of its list. */
export const tableNameOf = (kind: string) => lowerFirst(pluralOf(kind));

export const orderOf = (order: string): DeclaredOrder =>
  order.startsWith('-')
    ? { field: order.slice(1), direction: 'descending' }
    : { field: order, direction: 'ascending' };

/** Returns the text fields that have a column with their folded form, for sorting. */
export const sortKeyFields = ({ fields }: Declaration) =>
  fields.flatMap(({ kind, column, sortColumn }) =>
    kind === 'text' && sortColumn && sortColumn !== column ? [{ column, sortColumn }] : [],
  );

/** Returns the columns without a field of their own, for sorting and search. */
export function sortKeyColumns({ fields }: Declaration): string[] {
  const own = new Set(fields.map(({ column }) => column));
  const ordered = fields.flatMap(({ sortColumn }) => sortColumn ?? []);
  return [...new Set([...ordered, 'searchText'])].filter((column) => !own.has(column));
}

export const declaredParts = ({ fields }: Pick<Declaration, 'fields'>) =>
  fields.flatMap(({ part }) => part ?? []);

export const searchedFields = ({ fields }: Declaration) =>
  fields.filter(({ isSearched }) => isSearched).map(({ name }) => name);

/** Returns the fields with a filter by values, not by a span. */
export const countedFields = ({ fields }: Declaration) =>
  fields.filter(({ filter }) => filter && filter.by !== 'SPAN');

const VERB = /^(create|update|delete)/i;

/** Whether `createContract`, `UpdateContractInput` or the like is derived; true for names that are not operations. */
export function allows({ operations }: Declaration, name: string): boolean {
  const verb = VERB.exec(name)?.[1]?.toUpperCase();
  return verb === undefined || operations.includes(verb as Operation);
}
