import type {
  Constraint,
  DeclaredField,
  DeclaredPart,
  FieldKind,
  FormerName,
} from './declaration.ts';
import type { FieldDefinitionNode, ObjectTypeDefinitionNode } from 'graphql';
import { referencesOf } from './reference-fields.ts';
import { argumentsOf, lowerFirst, pluralOf, shapeOf } from './sdl-nodes.ts';

/** Returns the sort value of a field: of a reference, the field that answers the record, whose title orders. */
export const sortNameOf = ({ name, reference }: DeclaredField): string => reference?.field ?? name;

const kinds: Readonly<Record<string, FieldKind>> = {
  String: 'text',
  ID: 'id',
  Boolean: 'flag',
  Int: 'whole',
  Float: 'number',
  Money: 'money',
  Percent: 'percent',
  Quantity: 'quantity',
  UnitPrice: 'unitPrice',
  DateTime: 'moment',
  Date: 'day',
};

export interface Types {
  enums: ReadonlyMap<string, readonly string[]>;
  objects: ReadonlyMap<string, ObjectTypeDefinitionNode>;
}

interface FilterArguments {
  by?: 'ANY' | 'EQUALS' | 'SPAN';
  name?: string;
  column?: string;
}

/** Returns the part that a field of a kind is, if it is one. */
export function partOf(
  node: FieldDefinitionNode,
  { name, type, inner }: DeclaredField,
  kind: string,
  types: Types,
): DeclaredPart | undefined {
  const given = argumentsOf<{ most: number }>(node, 'part');
  if (!given) return undefined;
  if (!types.objects.has(type)) {
    throw new Error(`The SDL has no type ${type}, whose rows are a part of ${kind}.`);
  }
  const key = `${lowerFirst(kind)}Id`;
  const taken = inner.find(({ column }) => column === key || column === 'position');
  if (taken) {
    throw new Error(
      `${type}.${taken.name} has the column ${taken.column}, which every row of ${kind}.${name} has: choose another name.`,
    );
  }
  return {
    field: name,
    type,
    table: lowerFirst(pluralOf(type)),
    key,
    most: given.most,
    fields: inner,
  };
}

/** Returns what the SDL says of a field; `within` are the types of plain objects that hold it. */
export function fieldOf(
  field: FieldDefinitionNode,
  types: Types,
  within: readonly string[] = [],
): DeclaredField {
  const { enums } = types;
  const { type, isRequired, isList } = shapeOf(field.type);
  const kind = enums.has(type) ? 'choice' : (kinds[type] ?? 'other');
  const name = field.name.value;
  const former = argumentsOf<FormerName>(field, 'formerly');
  const column = argumentsOf<{ name: string }>(field, 'column')?.name ?? former?.name ?? name;
  const sort = argumentsOf<{ column?: string }>(field, 'sort');
  const constraint = argumentsOf<Constraint>(field, 'constraint') ?? {};
  const has = (directive: string) => argumentsOf(field, directive) !== undefined;
  return {
    name,
    description: field.description?.value ?? '',
    kind,
    type,
    isRequired,
    isList,
    values: enums.get(type) ?? [],
    constraint,
    default: argumentsOf(field, 'default'),
    column,
    former,
    sortColumn: sort && (sort.column ?? (kind === 'text' ? `${name}Key` : column)),
    isSearched: has('search'),
    isReadOnly: has('readOnly'),
    isCompanyTime: has('companyTime'),
    calendarDay: argumentsOf(field, 'calendarDay') ?? (kind === 'day' ? {} : undefined),
    isCreateOnly: has('createOnly'),
    isSingleOnly: has('singleOnly'),
    isUnique: has('unique'),
    isPicture: has('picture') || constraint.format === 'PICTURE',
    filter: filterOf({ name, kind, column }, argumentsOf(field, 'filter')),
    part: undefined,
    reference: undefined,
    personal: argumentsOf(field, 'personal'),
    inner: has('reference') ? [] : innerFields(type, types, within),
  };
}

function innerFields(type: string, types: Types, within: readonly string[]): DeclaredField[] {
  const object = types.objects.get(type);
  if (!object || within.includes(type) || argumentsOf(object, 'record')) return [];
  const references = referencesOf(object);
  return (object.fields ?? []).map((each) => ({
    ...fieldOf(each, types, [...within, type]),
    reference: references.get(each.name.value),
  }));
}

const spans: ReadonlySet<FieldKind> = new Set([
  'moment',
  'day',
  'money',
  'number',
  'percent',
  'quantity',
  'unitPrice',
]);

function filterOf(
  { name: field, kind, column }: Pick<DeclaredField, 'name' | 'kind' | 'column'>,
  given: FilterArguments | undefined,
): DeclaredField['filter'] {
  if (!given) return undefined;
  const usual = kind === 'flag' || kind === 'id' ? 'EQUALS' : spans.has(kind) ? 'SPAN' : 'ANY';
  const by = given.by ?? usual;
  const name = by === 'SPAN' ? field.replace(/(?<=.)(At|On)$/, '') : field;
  const isRange = by === 'SPAN' || (by === 'ANY' && kind === 'whole');
  return { by, name: given.name ?? name, column: given.column ?? column, isRange };
}

/** Whether records can be without a value. */
export const mayBeEmpty = ({ isRequired, default: given }: DeclaredField): boolean =>
  !isRequired || given?.value === '';

/** Returns the name of the filter for records without a value. */
export const isEmptyFilterOf = ({ filter }: DeclaredField) => `${filter!.name}IsEmpty`;

/** Returns the directive that declares an input's field as a day, like the record's field; empty for any other. */
export function calendarDayDirective({
  calendarDay,
  kind,
}: Pick<DeclaredField, 'calendarDay' | 'kind'>): string {
  if (!calendarDay || kind === 'day') return '';
  const { where } = calendarDay;
  return where === undefined ? ' @calendarDay' : ` @calendarDay(where: "${where}")`;
}
