import { type DocumentNode, type FieldDefinitionNode, Kind } from 'graphql';
import type { Types } from './declared-fields.ts';
import { ANY, type ReferenceArguments } from './reference-fields.ts';
import { argumentsOf, shapeOf } from './sdl-nodes.ts';

interface Reference {
  /** Where it is: `Product.supplier`. */
  at: string;
  type: string;
  given: ReferenceArguments;
}

/** Throws for a reference to a type that there is not, and for a list of referring records whose name is taken. */
export function refuseWrongReferences(documents: readonly DocumentNode[], types: Types): void {
  const taken = new Map<string, string>();
  const references: Reference[] = [];
  for (const { name, fields = [] } of typesWithFields(documents)) {
    for (const field of fields) {
      const at = `${name.value}.${field.name.value}`;
      taken.set(at, 'a field of that name');
      const given = argumentsOf<ReferenceArguments>(field, 'reference');
      if (given) references.push({ at, type: shapeOf(field.type).type, given });
    }
  }
  const problems = references.flatMap((reference) => problemOf(reference, types, taken));
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

interface WithFields {
  name: { value: string };
  fields?: readonly FieldDefinitionNode[] | undefined;
}

const typesWithFields = (documents: readonly DocumentNode[]): WithFields[] =>
  documents
    .flatMap(({ definitions }) => definitions)
    .filter(
      (each) =>
        each.kind === Kind.OBJECT_TYPE_DEFINITION || each.kind === Kind.OBJECT_TYPE_EXTENSION,
    );

function problemOf(
  { at, type, given: { to = type, inverse } }: Reference,
  { objects }: Types,
  taken: Map<string, string>,
): string[] {
  if (to === ANY) return [];
  if (!objects.has(type)) return [`${at} refers to ${type}, and the schema has no such type.`];
  if (inverse === undefined) return [];
  const list = `${to}.${inverse}`;
  const other = taken.get(list);
  taken.set(list, `the list of ${at}`);
  return other
    ? [`${at} names its list on the other side ${list}, which is ${other}: choose another inverse.`]
    : [];
}
