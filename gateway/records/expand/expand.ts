import type { Declaration } from '../declare/declaration.ts';
import {
  type DefinitionNode,
  type DocumentNode,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  print,
} from 'graphql';
import { declarationsOf, documentIn, typesIn } from '../declare/declare.ts';
import { fieldsIn } from '../declare/sdl-nodes.ts';
import { personalProblems } from '../personal/personal-problems.ts';
import { withFormerFields } from '../declare/former-fields.ts';
import { anyRecord, derivedSdl } from './derived-sdl.ts';
import { type Derived } from './derived.ts';
import { withoutShortForms } from './short-forms.ts';

/**
 * Returns the whole SDL with short forms written out, and with the definitions derived from each type with @record,
 * except those written by hand. Throws when a declaration lacks what a derived type needs.
 */
export function expand(sdl: readonly string[]): string[] {
  const sources = sdl.map(documentIn);
  const documents = withoutShortForms(sources, writtenIn(sources));
  const declarations = declarationsOf(documents);
  refusePersonalProblems(documents);
  const written = writtenIn(documents);
  const types = documents.map((document) =>
    print(withRecordFields(withFormerFields(document), declarations)),
  );
  const inputs = new Set(
    documents.flatMap(({ definitions }) =>
      definitions.flatMap((each) =>
        each.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION ? [each.name.value] : [],
      ),
    ),
  );
  const derived = [
    ...anyRecord([...declarations.values()]),
    ...[...declarations.values()].flatMap((each) => derivedSdl(each, inputs)),
  ];
  const extended = extendedEnums(documents);
  const follows = derived.filter(
    ({ name, onlyUsedBy, onlyIfExtended }) =>
      !written.has(name) && !written.has(onlyUsedBy!) && (!onlyIfExtended || extended.has(name)),
  );
  const { problem } = follows.find((each) => each.problem !== undefined) ?? {};
  if (problem !== undefined) throw new Error(problem);
  return [...types, ...follows.map((each) => textOf(withoutWritten(each, written)))];
}

function refusePersonalProblems(documents: readonly DocumentNode[]): void {
  const problems = personalProblems(typesIn(documents));
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

const textOf = ({ text, root }: Derived) => (root ? `extend type ${root} { ${text} }` : text);

/** Returns a derived input without the fields that the SDL extends it by, which take the place of those of the same name. */
function withoutWritten(derived: Derived, written: ReadonlySet<string>): Derived {
  const isExtended = [...written].some((name) => name.startsWith(`${derived.name}.`));
  const [input] = isExtended ? parse(derived.text).definitions : [];
  if (input?.kind !== Kind.INPUT_OBJECT_TYPE_DEFINITION) return derived;
  const fields = input.fields?.filter(({ name }) => !written.has(`${derived.name}.${name.value}`));
  return { ...derived, text: print({ ...input, fields: fields ?? [] }) };
}

function declared(definition: DefinitionNode, declarations: ReadonlyMap<string, Declaration>) {
  if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) return undefined;
  return declarations.get(definition.name.value);
}

function withRecordFields(
  document: DocumentNode,
  declarations: ReadonlyMap<string, Declaration>,
): DocumentNode {
  return {
    ...document,
    definitions: document.definitions.map((each) => {
      const declaration = declared(each, declarations);
      if (!declaration) return each;
      const type = each as ObjectTypeDefinitionNode;
      const fields = [...idField, ...(type.fields ?? [])];
      return { ...type, fields: declaration.versioned ? [...fields, ...versionField] : fields };
    }),
  };
}

const idField = fieldsIn('"Identifier." id: ID!');
const versionField = fieldsIn(
  '"Increases by one with each change. An update names the version that it is based on." version: Int!',
);

const extendedEnums = (documents: readonly DocumentNode[]): ReadonlySet<string> =>
  new Set(
    documents.flatMap(({ definitions }) =>
      definitions.flatMap((each) =>
        each.kind === Kind.ENUM_TYPE_EXTENSION ? [each.name.value] : [],
      ),
    ),
  );

/** Returns all names: types by name, fields that extend a type as `Query.name`, extensions of `SearchKind` as `SearchKind.name`. */
function writtenIn(documents: readonly DocumentNode[]): ReadonlySet<string> {
  const names = documents.flatMap(({ definitions }) =>
    definitions.flatMap((each) => {
      if (
        each.kind === Kind.OBJECT_TYPE_EXTENSION ||
        each.kind === Kind.INPUT_OBJECT_TYPE_EXTENSION
      ) {
        return (each.fields ?? []).map(({ name }) => `${each.name.value}.${name.value}`);
      }
      if (each.kind === Kind.ENUM_TYPE_EXTENSION) {
        return (each.values ?? []).map(({ name }) => `${each.name.value}.${name.value}`);
      }
      return 'name' in each && each.name && !each.kind.endsWith('Extension')
        ? [each.name.value]
        : [];
    }),
  );
  return new Set(names);
}
