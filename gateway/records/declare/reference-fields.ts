import type { Declaration, DeclaredReference, OnDelete } from './declaration.ts';
import {
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  print,
} from 'graphql';
import { argumentsOf, fieldsIn, shapeOf, toWords } from './sdl-nodes.ts';

/** The kind in `@reference` that stands for records of any kind. */
export const ANY = 'ANY';

const isAttached = ({ listed, fields }: Declaration): boolean =>
  !listed && fields.some(({ reference }) => reference?.kindColumn);

/**
 * Returns the kinds to whose records others can be attached: not to what is itself read through what it is attached to,
 * and not to what is attached by it, such as files.
 */
function hostsIn(declarations: ReadonlyMap<string, Declaration>): Declaration[] {
  const all = [...declarations.values()];
  const attached = all.filter(isAttached);
  const carried = new Set(
    attached.flatMap(({ fields }) => fields.map(({ reference }) => reference?.kind)),
  );
  return all.filter((each) => each.listed || !(attached.includes(each) || carried.has(each.kind)));
}

/** Connects declarations by their references, in both directions. */
export function connectReferences(declarations: ReadonlyMap<string, Declaration>): void {
  const hosts = hostsIn(declarations);
  for (const declaration of declarations.values()) {
    for (const { reference } of declaration.fields.flatMap(({ inner }) => inner)) {
      if (reference) reference.to = declarations.get(reference.kind);
    }
    for (const { name, column, reference } of declaration.fields) {
      if (!reference) continue;
      const to = declarations.get(reference.kind);
      if (to) reference.to = to;
      if (reference.kindColumn) reference.hosts = hosts;
      for (const each of reference.kindColumn ? hosts : [to]) {
        each?.referringFields.push({ declaration, name, column, reference });
      }
    }
  }
}

type TypeWithFields = Extract<DefinitionNode, { fields?: readonly unknown[] | undefined }>;

export interface ReferenceArguments {
  to?: string;
  onDelete?: OnDelete;
  inverse?: string;
}

/** Returns the types of the rows that records list. */
const rowTypesIn = (documents: readonly DocumentNode[]): ReadonlySet<string> =>
  new Set(
    documents
      .flatMap(({ definitions }) => definitions)
      .filter((each) => each.kind === Kind.OBJECT_TYPE_DEFINITION)
      .filter((each) => argumentsOf(each, 'record'))
      .flatMap(({ fields = [] }) => fields)
      .map(({ type }) => shapeOf(type))
      .flatMap(({ type, isList }) => (isList ? type : [])),
  );

/** Adds to each field with `@reference` the field with the id, unless it is written by hand. */
export function withReferenceIds(document: DocumentNode): DocumentNode {
  const rows = rowTypesIn([document]);
  return {
    ...document,
    definitions: document.definitions.map((each) => {
      if (each.kind !== Kind.OBJECT_TYPE_DEFINITION) return each;
      const isRecord = argumentsOf(each, 'record') !== undefined;
      if (!isRecord && !rows.has(each.name.value)) return each;
      const fields = (each.fields ?? []).flatMap((field) => withId(field, each));
      return { ...each, fields: isRecord ? fields : fields.map(orNull) };
    }),
  };
}

/** Rows keep the id of a deleted record, so that the record itself is null, also where the id must be given. */
const orNull = (field: FieldDefinitionNode): FieldDefinitionNode =>
  field.type.kind === Kind.NON_NULL_TYPE && argumentsOf(field, 'reference')
    ? { ...field, type: field.type.type }
    : field;

function withId(field: FieldDefinitionNode, { fields = [] }: ObjectTypeDefinitionNode) {
  const name = idOf(field);
  const isWritten = fields.some((each) => each.name.value === name);
  const given = argumentsOf<ReferenceArguments>(field, 'reference');
  if (!given || isWritten) return [field];
  const { directives = [], description } = field;
  const own = directives.filter((each) => each.name.value === 'reference');
  const ofId = directives.filter((each) => !own.includes(each)).map((each) => print(each));
  const isFiltered = argumentsOf(field, 'filter') !== undefined;
  if (given.inverse && !isFiltered) ofId.push('@filter');
  const required = shapeOf(field.type).isRequired ? '!' : '';
  const noun = `${toWords(field.name.value)}${required ? '' : ', null when there is none'}`;
  return [
    ...(given.to === ANY
      ? fieldsIn(
          `"Type of the ${noun}." ${kindOf(field)}: String${required} @personal(not: "It is a type.") ${isFiltered ? '@filter' : ''}`,
        )
      : []),
    ...fieldsIn(`"Identifier of the ${noun}." ${name}: ID${required} ${ofId.join(' ')}`),
    {
      ...field,
      ...(description && { description }),
      directives: own,
    },
  ];
}

/** Throws for a reference outside of a type with @record and of its rows, from which nothing would follow. */
export function refuseLooseReferences(documents: readonly DocumentNode[]): void {
  const problems = documents.flatMap((document) => {
    const rows = rowTypesIn([document]);
    return document.definitions.flatMap((type) => {
      if (!('fields' in type) || argumentsOf(type, 'record')) return [];
      const isRow = type.kind === Kind.OBJECT_TYPE_DEFINITION && rows.has(type.name.value);
      return isRow ? changedRowsOf(type) : looseReferencesOf(type);
    });
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

const looseReferencesOf = ({ name, fields = [] }: TypeWithFields): string[] =>
  fields.flatMap((field) =>
    argumentsOf(field, 'reference')
      ? `${name.value}.${field.name.value} is a @reference outside of a type with @record: declare ${name.value} with @record and the field in it, or write the identifier as a field of type ID.`
      : [],
  );

/** Rows tell of what was: a deletion neither changes nor forbids nor deletes them. */
const changedRowsOf = ({ name, fields = [] }: TypeWithFields): string[] =>
  fields.flatMap((field) => {
    const { onDelete, inverse, to } = argumentsOf<ReferenceArguments>(field, 'reference') ?? {};
    return onDelete || inverse || to === ANY
      ? `${name.value}.${field.name.value} is a @reference in rows, which takes neither onDelete nor inverse, nor records of any kind.`
      : [];
  });

const idOf = ({ name }: FieldDefinitionNode) => `${name.value}Id`;
const kindOf = ({ name }: FieldDefinitionNode) => `${name.value}Kind`;

/** Returns the references of a type, by the field that holds the id. */
export function referencesOf({
  fields = [],
}: ObjectTypeDefinitionNode): ReadonlyMap<string, DeclaredReference> {
  return new Map(
    fields.flatMap((field) => {
      const given = argumentsOf<ReferenceArguments>(field, 'reference');
      if (!given) return [];
      const { type, isRequired } = shapeOf(field.type);
      const { to: kind = type, inverse } = given;
      const onDelete = given.onDelete ?? (isRequired ? 'REFUSE' : 'CLEAR');
      const kindColumn = kind === ANY ? kindOf(field) : undefined;
      const name = field.name.value;
      return [[idOf(field), { field: name, kind, type, kindColumn, onDelete, inverse }] as const];
    }),
  );
}
