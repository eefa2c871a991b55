import {
  type DocumentNode,
  type FieldDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  type TypeNode,
  valueFromASTUntyped,
} from 'graphql';

export interface Declaration {
  kind: string;
  one: string;
  /** The field of the list, and the table: `contracts`. */
  many: string;
  title: string;
  read: string;
  write: string;
  delete: string;
  order: DeclaredOrder;
  versioned: boolean;
  bulk: boolean;
  /** Else it is read through other records alone. */
  listed: boolean;
  /** Column of the account whose own each is. */
  owner: string | undefined;
  operations: readonly Operation[];
  inSearch: boolean;
  fields: readonly DeclaredField[];
}

export type Operation = 'CREATE' | 'UPDATE' | 'DELETE';

export interface DeclaredOrder {
  field: string;
  direction: 'ascending' | 'descending';
}

export type FieldKind =
  'text' | 'id' | 'flag' | 'whole' | 'number' | 'money' | 'percent' | 'moment' | 'choice' | 'other';

export interface DeclaredField {
  name: string;
  description: string;
  kind: FieldKind;
  /** Name of its type, without list and `!`. */
  type: string;
  isRequired: boolean;
  isList: boolean;
  values: readonly string[];
  constraint: Constraint;
  /** `value` is a literal; `now` and none are filled in by the gateway. */
  default: { value?: string } | undefined;
  column: string;
  /** To order by; undefined when lists are not. */
  sortColumn: string | undefined;
  isSearched: boolean;
  isReadOnly: boolean;
  isCreateOnly: boolean;
  isUnique: boolean;
  filter: { by: 'ANY' | 'EQUALS' | 'SPAN'; name: string } | undefined;
}

export interface Constraint {
  maxLength?: number;
  min?: number;
  max?: number;
  format?: 'EMAIL' | 'ADDRESS' | 'PICTURE' | 'UUID';
}

const kinds: Readonly<Record<string, FieldKind>> = {
  String: 'text',
  ID: 'id',
  Boolean: 'flag',
  Int: 'whole',
  Float: 'number',
  Money: 'money',
  Percent: 'percent',
  DateTime: 'moment',
};

export function declarationsIn(sdl: readonly string[]): ReadonlyMap<string, Declaration> {
  return declarationsOf(sdl.map((text) => parse(text)));
}

export function declarationsOf(
  documents: readonly DocumentNode[],
): ReadonlyMap<string, Declaration> {
  const definitions = documents.flatMap((document) => document.definitions);
  const enums = new Map(
    definitions.flatMap((each) =>
      each.kind === Kind.ENUM_TYPE_DEFINITION
        ? [[each.name.value, (each.values ?? []).map(({ name }) => name.value)] as const]
        : [],
    ),
  );
  const declared = definitions.flatMap((each) => {
    if (each.kind !== Kind.OBJECT_TYPE_DEFINITION) return [];
    const given = argumentsOf<RecordArguments>(each, 'record');
    return given ? [declarationOf(each, given, enums)] : [];
  });
  return new Map(declared.map((each) => [each.kind, each]));
}

type Enums = ReadonlyMap<string, readonly string[]>;
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
}

interface FilterArguments {
  by?: 'ANY' | 'EQUALS' | 'SPAN';
  name?: string;
}

function declarationOf(
  type: ObjectTypeDefinitionNode,
  { title, order = title, ...given }: RecordArguments,
  enums: Enums,
): Declaration {
  const kind = type.name.value;
  const fields = (type.fields ?? []).map((field) => fieldOf(field, enums));
  return {
    kind,
    one: lowerFirst(kind),
    many: lowerFirst(pluralOf(kind)),
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
    operations: given.operations ?? ['CREATE', 'UPDATE', 'DELETE'],
    fields,
  };
}

export const orderOf = (order: string): DeclaredOrder =>
  order.startsWith('-')
    ? { field: order.slice(1), direction: 'descending' }
    : { field: order, direction: 'ascending' };

function fieldOf(field: FieldDefinitionNode, enums: Enums): DeclaredField {
  const { type, isRequired, isList } = shapeOf(field.type);
  const kind = enums.has(type) ? 'choice' : (kinds[type] ?? 'other');
  const name = field.name.value;
  const column = argumentsOf<{ name: string }>(field, 'column')?.name ?? name;
  const sort = argumentsOf<{ column?: string }>(field, 'sort');
  const has = (directive: string) => argumentsOf(field, directive) !== undefined;
  return {
    name,
    description: field.description?.value ?? '',
    kind,
    type,
    isRequired,
    isList,
    values: enums.get(type) ?? [],
    constraint: argumentsOf(field, 'constraint') ?? {},
    default: argumentsOf(field, 'default'),
    column,
    sortColumn: sort && (sort.column ?? (kind === 'text' ? `${name}Key` : column)),
    isSearched: has('search'),
    isReadOnly: has('readOnly'),
    isCreateOnly: has('createOnly'),
    isUnique: has('unique'),
    filter: filterOf(name, kind, argumentsOf(field, 'filter')),
  };
}

function filterOf(
  field: string,
  kind: FieldKind,
  given: FilterArguments | undefined,
): DeclaredField['filter'] {
  if (!given) return undefined;
  const usual = kind === 'flag' ? 'EQUALS' : kind === 'moment' || kind === 'money' ? 'SPAN' : 'ANY';
  const by = given.by ?? usual;
  const name = by === 'SPAN' ? field.replace(/(?<=.)(At|On)$/, '') : field;
  return { by, name: given.name ?? name };
}

export function shapeOf(type: TypeNode): { type: string; isRequired: boolean; isList: boolean } {
  if (type.kind === Kind.NON_NULL_TYPE) return { ...shapeOf(type.type), isRequired: true };
  if (type.kind === Kind.LIST_TYPE) {
    return { type: shapeOf(type.type).type, isRequired: false, isList: true };
  }
  return { type: type.name.value, isRequired: false, isList: false };
}

export function argumentsOf<Arguments extends object>(
  { directives = [] }: ObjectTypeDefinitionNode | FieldDefinitionNode,
  name: string,
): Arguments | undefined {
  const directive = directives.find((each) => each.name.value === name);
  if (!directive) return undefined;
  const given = directive.arguments ?? [];
  return Object.fromEntries(
    given.map((each) => [each.name.value, valueFromASTUntyped(each.value)]),
  ) as Arguments;
}

export const fieldsIn = (text: string) =>
  (parse(`type Of { ${text} }`).definitions[0] as ObjectTypeDefinitionNode).fields ?? [];

export const lowerFirst = (name: string) => name.replace(/^./, (letter) => letter.toLowerCase());

export function pluralOf(name: string): string {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

/** `expectedCloseOn` as words: `expected close on`. */
export const wordsOf = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

/** Texts whose folded form has a column of its own, to order by. */
export const keyFields = ({ fields }: Declaration) =>
  fields.flatMap(({ kind, column, sortColumn }) =>
    kind === 'text' && sortColumn && sortColumn !== column ? [{ column, sortColumn }] : [],
  );

export const searchedFields = ({ fields }: Declaration) =>
  fields.filter(({ isSearched }) => isSearched).map(({ name }) => name);

/** Those that lists are restricted by to some of their values. */
export const countedFields = ({ fields }: Declaration) =>
  fields.filter(({ filter }) => filter && filter.by !== 'SPAN');

const VERB = /^(create|update|delete)/i;

/** Whether `createContract`, `UpdateContractInput` or the like follows: what is no operation always does. */
export function allows({ operations }: Declaration, name: string): boolean {
  const verb = VERB.exec(name)?.[1]?.toUpperCase();
  return verb === undefined || operations.includes(verb as Operation);
}
