import type { Declaration, DeclaredReference, OnDelete } from './declaration.ts';
import {
  type DocumentNode,
  type FieldDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  print,
} from 'graphql';
import { argumentsOf, fieldsIn, shapeOf, toWords } from './sdl-nodes.ts';

/** Connects declarations by their references, in both directions. */
export function connectReferences(declarations: ReadonlyMap<string, Declaration>): void {
  for (const declaration of declarations.values()) {
    for (const { name, column, reference } of declaration.fields) {
      const to = reference && declarations.get(reference.kind);
      if (!to) continue;
      reference.to = to;
      to.referringFields.push({ declaration, name, column, reference });
    }
  }
}

interface ReferenceArguments {
  to?: string;
  onDelete?: OnDelete;
  inverse?: string;
}

/** Adds to each field with `@reference` the field with the id, unless it is written by hand. */
export function withReferenceIds(document: DocumentNode): DocumentNode {
  return {
    ...document,
    definitions: document.definitions.map((each) =>
      each.kind === Kind.OBJECT_TYPE_DEFINITION && argumentsOf(each, 'record')
        ? { ...each, fields: (each.fields ?? []).flatMap((field) => withId(field, each)) }
        : each,
    ),
  };
}

function withId(field: FieldDefinitionNode, { fields = [] }: ObjectTypeDefinitionNode) {
  const name = idOf(field);
  const isWritten = fields.some((each) => each.name.value === name);
  if (!argumentsOf(field, 'reference') || isWritten) return [field];
  const { directives = [], description } = field;
  const own = directives.filter((each) => each.name.value === 'reference');
  const ofId = directives.filter((each) => !own.includes(each)).map((each) => print(each));
  const { inverse } = argumentsOf<ReferenceArguments>(field, 'reference')!;
  if (inverse && !argumentsOf(field, 'filter')) ofId.push('@filter');
  const { isRequired } = shapeOf(field.type);
  const text = `Identifier of the ${toWords(field.name.value)}${isRequired ? '' : ', null when there is none'}.`;
  return [
    ...fieldsIn(`"${text}" ${name}: ID${isRequired ? '!' : ''} ${ofId.join(' ')}`),
    {
      ...field,
      ...(description && { description }),
      directives: own,
    },
  ];
}

const idOf = ({ name }: FieldDefinitionNode) => `${name.value}Id`;

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
      return [[idOf(field), { field: field.name.value, kind, type, onDelete, inverse }] as const];
    }),
  );
}
