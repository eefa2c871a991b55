import type { Declaration } from '../declare/declaration.ts';
import { allows, declaredParts } from '../declare/declare.ts';
import { lowerFirst, pluralOf, toWords } from '../declare/sdl-nodes.ts';
import { isStored } from '../write/validate.ts';
import { mutationTypesSdl, bulkChanges, partInput } from './derived-changes-sdl.ts';
import { listTypesSdl } from './derived-list-sdl.ts';
import { pageArguments } from './paged-sdl.ts';
import { aNounOf, capital, described, nounOf, nounsOf } from '../declare/record-words.ts';
import type { Derived } from './derived.ts';

/** Returns a kind's definitions; `inputs` are the input types written by hand, such as `InvoicePartyInput`. */
export function derivedSdl(declaration: Declaration, inputs: ReadonlySet<string>): Derived[] {
  const all = [
    ...(declaration.listed ? [...queries(declaration), ...listTypesSdl(declaration)] : []),
    ...mutations(declaration),
    mergeField(declaration),
    ...mutationTypesSdl(declaration, inputs),
    ...(declaration.bulk ? bulkChanges(declaration, inputs) : []),
    ...(declaration.operations.some((each) => each !== 'DELETE')
      ? declaredParts(declaration).map((part) => partInput(part, inputs))
      : []),
    ...(declaration.inSearch ? searched(declaration) : []),
    ...titlesOfAnyKind(declaration),
    ...inverses(declaration),
  ];
  return all.filter(({ name }) => allows(declaration, name.replace(/^Mutation\./, '')));
}

/** Returns the union of the kinds to which records are attached, if there are such. */
export function anyRecord(declarations: readonly Declaration[]): Derived[] {
  const kinds = declarations.filter(({ referringFields }) =>
    referringFields.some(({ reference }) => reference.kindColumn),
  );
  if (kinds.length === 0) return [];
  const union = `union AnyRecord = ${kinds.map(({ kind }) => kind).join(' | ')}`;
  return [{ name: 'AnyRecord', text: described('A record of any kind.', union) }];
}

/**
 * Returns the enum of the fields that a merge can choose. Parts are not in it, because they are combined; references
 * are added by `extend enum`.
 */
function mergeField(declaration: Declaration): Derived {
  const name = `${declaration.kind}MergeField`;
  const values = declaration.fields
    .filter((field) => isStored(field) && field.kind !== 'id' && !field.isReadOnly)
    .map((field) => described(field.description, field.name));
  const text = `Fields that a merge can take from the deleted ${nounOf(declaration)}.`;
  return {
    name,
    text: described(text, `enum ${name} { ${values.join('\n')} }`),
    onlyIfExtended: true,
  };
}

function queries(declaration: Declaration): Derived[] {
  const { kind, one, many, read } = declaration;
  const access = `@access(group: ${read})`;
  const argument = described(`Identifier of the ${nounOf(declaration)}.`, 'id: ID!');
  const page = pageOf(declaration);
  return [
    {
      name: `Query.${one}`,
      root: 'Query',
      text: described(
        `One ${nounOf(declaration)}, null when there is none with this id.`,
        `${one}(${argument}): ${kind} ${access}`,
      ),
    },
    {
      name: `Query.${many}`,
      root: 'Query',
      text: described(
        `${capital(nounsOf(declaration))}, a page at a time.`,
        `${many}(${page}): ${kind}Connection! ${access}`,
      ),
    },
  ];
}

/** Returns the fields with the titles of the records of any kind that a record refers to. */
function titlesOfAnyKind({ kind, fields }: Declaration): Derived[] {
  return fields.flatMap(({ reference }) => {
    if (!reference?.kindColumn) return [];
    const name = `${reference.field}Title`;
    const text = described(
      `Title of the ${toWords(reference.field)}, null for a caller who cannot read it.`,
      `${name}: String @personal`,
    );
    return [{ name: `${kind}.${name}`, root: kind, text }];
  });
}

/** Returns the fields of other kinds that list the records that refer to them. */
function inverses(declaration: Declaration): Derived[] {
  const { kind, fields } = declaration;
  return fields.flatMap(({ reference }) => {
    if (!reference?.inverse) return [];
    const { kind: root, field, inverse } = reference;
    const text = described(
      `${capital(nounsOf(declaration))} with this ${toWords(lowerFirst(root))} as their ${toWords(field)}, a page at a time; null for a caller who cannot read them.`,
      `${inverse}(${pageOf(declaration)}): ${kind}Connection`,
    );
    return [{ name: `${root}.${inverse}`, root, text }];
  });
}

const pageOf = (declaration: Declaration) =>
  [
    ...pageArguments,
    described(`Filter of the ${nounsOf(declaration)}.`, `filter: ${declaration.kind}Filter`),
    described('Sort order.', `sort: ${declaration.kind}Sort`),
  ].join('\n');

function mutations(declaration: Declaration): Derived[] {
  const { kind, write, versioned, bulk } = declaration;
  const [a, noun, nouns] = [aNounOf(declaration), nounOf(declaration), nounsOf(declaration)];
  const stale = ` An older \`version\` than the stored one is a CONFLICT that carries the current ${noun}.`;
  const all: [name: string, what: string, input: string, group: string][] = [
    [`create${kind}`, `Creates ${a}.`, `The new ${noun}.`, write],
    [
      `update${kind}`,
      `Updates the given fields of ${a}.${versioned ? stale : ''}`,
      `The ${noun} and its changes.`,
      write,
    ],
    [`delete${kind}`, `Deletes ${a}.`, `The ${noun} to delete.`, declaration.delete],
  ];
  const kinds = pluralOf(kind);
  const several: typeof all = [
    [
      `update${kinds}`,
      `Updates the given fields of several ${nouns} in one step.`,
      `The ${nouns} and their changes.`,
      write,
    ],
    [
      `delete${kinds}`,
      `Deletes several ${nouns} in one step.`,
      `The ${nouns} to delete.`,
      declaration.delete,
    ],
  ];
  return [...all, ...(bulk ? several : [])].map(([name, what, input, group]) => ({
    name: `Mutation.${name}`,
    root: 'Mutation',
    text: described(
      what,
      `${name}(${described(input, `input: ${capital(name)}Input!`)}): ${capital(name)}Payload! @access(group: ${group})`,
    ),
  }));
}

function searched(declaration: Declaration): Derived[] {
  const { kind, one, listed } = declaration;
  const ofList = described(`Filter of ${nounsOf(declaration)}.`, `${one}: ${kind}Filter`);
  return [
    ...(listed
      ? [{ name: `ListFilter.${one}`, text: `extend input ListFilter { ${ofList} }` }]
      : []),
    {
      name: `SearchKind.${kind}`,
      text: `extend enum SearchKind { ${described(`${capital(aNounOf(declaration))}.`, kind)} }
        extend union SearchRecord = ${kind}`,
    },
  ];
}
