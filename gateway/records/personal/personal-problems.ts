import type { FieldDefinitionNode, ObjectTypeDefinitionNode } from 'graphql';
import type { Constraint } from '../declare/declaration.ts';
import { fieldOf, type Types } from '../declare/declared-fields.ts';
import { argumentsOf, shapeOf } from '../declare/sdl-nodes.ts';
import { isStored } from '../write/validate.ts';
import { canBeEmptied } from './emptied.ts';
import { isForgotten, isPersonal } from './personal-fields.ts';

/** Formats of values by which a person can be reached or is known. */
const ofPersons: ReadonlySet<Constraint['format']> = new Set([
  ...(['EMAIL', 'PHONE', 'CEP', 'TAX_ID', 'PIX_KEY'] as const),
]);

const MARK =
  'add @personal, @personal(keep: "why anonymizing keeps it") or @personal(not: "why it does not tell of a person")';

/** Returns a line for each field that does not say whether it tells of a person, or says so in a way that cannot be. */
export function personalProblems(types: Types): string[] {
  const asking = typesWithPersons(types);
  return [...types.objects.values()].flatMap((type) =>
    (type.fields ?? []).flatMap((field) => {
      const problem = problemOf(field, types, asking.has(type.name.value));
      return problem ? [`${type.name.value}.${field.name.value} ${problem}`] : [];
    }),
  );
}

function problemOf(node: FieldDefinitionNode, types: Types, isAsked: boolean): string | undefined {
  const field = fieldOf(node, types);
  const { personal, constraint, kind, isReadOnly } = field;
  if (!personal) {
    if (ofPersons.has(constraint.format) || drawsPerson(node)) {
      return `can tell of a person: ${MARK}.`;
    }
    const isText = kind === 'text' && constraint.format !== 'UUID' && !isReadOnly;
    return isText && isAsked ? `is a text of a type with personal fields: ${MARK}.` : undefined;
  }
  const reasons = Object.values(personal) as string[];
  if (reasons.length > 1) return 'is @personal with two reasons: `not` or `keep`.';
  if (reasons.some((reason) => reason.trim() === '')) return 'is @personal without its reason.';
  const isStuck = isForgotten(field) && isStored(field) && !canBeEmptied(field);
  return isStuck
    ? 'is @personal, but no value can take its place: make it nullable, give it a default, or say why anonymizing keeps it.'
    : undefined;
}

const drawsPerson = (node: FieldDefinitionNode) =>
  argumentsOf<{ draws?: string }>(node, 'picture')?.draws === 'PERSON';

/** Returns the types with a personal field, and those that make up one kind of record with such a type. */
function typesWithPersons(types: Types): ReadonlySet<string> {
  const found = new Set<string>();
  for (const type of types.objects.values()) {
    const whole = argumentsOf(type, 'record') ? typesOf(type, types) : [type];
    const tells = whole.some(({ fields = [] }) =>
      fields.some((field) => isPersonal({ personal: argumentsOf(field, 'personal') })),
    );
    if (tells) for (const each of whole) found.add(each.name.value);
  }
  return found;
}

/** Returns the type of a kind and those of the plain objects that its records have. */
function typesOf(kind: ObjectTypeDefinitionNode, types: Types): ObjectTypeDefinitionNode[] {
  const whole = [kind];
  for (const { fields = [] } of whole) {
    for (const field of fields) {
      const object = types.objects.get(shapeOf(field.type).type);
      const isOwn = object && !argumentsOf(object, 'record') && !argumentsOf(field, 'reference');
      if (isOwn && !whole.includes(object)) whole.push(object);
    }
  }
  return whole;
}
