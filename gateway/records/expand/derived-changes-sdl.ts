import type { Declaration } from '../declare/declare.ts';
import { dayOf, type DeclaredField, type DeclaredPart } from '../declare/declared-fields.ts';
import { pluralOf, wordsOf } from '../declare/sdl-nodes.ts';
import type { Derived } from './derived.ts';
import { aNounOf, capital, described, nounOf, nounsOf } from '../declare/record-words.ts';

export function changes(declaration: Declaration, inputs: ReadonlySet<string>): Derived[] {
  const { kind, one } = declaration;
  const noun = nounOf(declaration);
  const a = aNounOf(declaration);
  const record = `${one}: ${kind}!`;
  return [
    createInput(declaration, inputs),
    payload(`Create${kind}`, `What making ${a} answers.`, described(`The new ${noun}.`, record)),
    updateInput(declaration, inputs),
    payload(
      `Update${kind}`,
      `What changing ${a} answers.`,
      described(`The ${noun} as it now is.`, record),
    ),
    {
      name: `Delete${kind}Input`,
      text: described(
        `Which ${noun} to delete.`,
        `input Delete${kind}Input { ${idOf(declaration)} }`,
      ),
    },
    payload(
      `Delete${kind}`,
      `What deleting ${a} answers.`,
      described(`Identifier of the ${noun} that was deleted.`, 'id: ID!'),
    ),
  ];
}

const idOf = (declaration: Declaration) =>
  described(`Identifier of the ${nounOf(declaration)}.`, 'id: ID!');

const ACTIVITY = described(
  'The activity to take back with `restore`; empty when nothing changed.',
  'activityId: ID!',
);

const payload = (name: string, what: string, fields: string): Derived => ({
  name: `${name}Payload`,
  text: described(what, `type ${name}Payload { ${fields} ${ACTIVITY} }`),
});

function createInput(declaration: Declaration, inputs: ReadonlySet<string>): Derived {
  const name = `Create${declaration.kind}Input`;
  const id = described(
    'Identifier to use; one in use is a CONFLICT. Made by the gateway when left out.',
    'id: ID',
  );
  const fields = enteredFields(declaration, inputs, 'create').join('\n');
  return {
    name,
    text: described(`A new ${nounOf(declaration)}.`, `input ${name} { ${id} ${fields} }`),
  };
}

function updateInput(declaration: Declaration, inputs: ReadonlySet<string>): Derived {
  const name = `Update${declaration.kind}Input`;
  const version = described(
    'Version that the changes were made from. Without it the changes are made whatever the version.',
    'version: Int',
  );
  const fields = enteredFields(declaration, inputs, 'update').join('\n');
  return {
    name,
    text: described(
      `Changes to ${aNounOf(declaration)}. ${OMITTED}`,
      `input ${name} { ${idOf(declaration)} ${declaration.versioned ? version : ''} ${fields} }`,
    ),
  };
}

const OMITTED = 'Omitted fields keep their value; null empties a nullable field.';

export function bulkChanges(declaration: Declaration, inputs: ReadonlySet<string>): Derived[] {
  const { kind } = declaration;
  const nouns = nounsOf(declaration);
  const kinds = pluralOf(kind);
  const which = `
    ${described(`These ${nouns}, at most 100.`, 'ids: [ID!]')}
    ${described(`All that pass, at most 1,000; instead of \`ids\`.`, `filter: ${kind}Filter`)}`;
  return [
    {
      name: `Update${kinds}Input`,
      text: described(
        `Which ${nouns} to change, by \`ids\` or \`filter\`, and how.`,
        `input Update${kinds}Input {
          ${which}
          ${described('What becomes of all of them.', `changes: ${kind}ChangesInput!`)}
        }`,
      ),
    },
    {
      name: `${kind}ChangesInput`,
      within: `Update${kinds}Input`,
      text: described(
        `Changes to several ${nouns}. ${OMITTED}`,
        `input ${kind}ChangesInput { ${enteredFields(declaration, inputs, 'update').join('\n')} }`,
      ),
    },
    payload(
      `Update${kinds}`,
      `What changing several ${nouns} answers.`,
      described('How many were changed.', 'count: Int!'),
    ),
    {
      name: `Delete${kinds}Input`,
      text: described(
        `Which ${nouns} to delete, by \`ids\` or \`filter\`.`,
        `input Delete${kinds}Input { ${which} }`,
      ),
    },
    payload(
      `Delete${kinds}`,
      `What deleting several ${nouns} answers.`,
      described('How many were deleted.', 'count: Int!'),
    ),
  ];
}

export function partInput({ type, fields }: DeclaredPart, inputs: ReadonlySet<string>): Derived {
  const entered = enteredFields({ fields }, inputs, 'create').join('\n');
  const what = `${capital(wordsOf(type))}, as entered.`;
  return { name: `${type}Input`, text: described(what, `input ${type}Input { ${entered} }`) };
}

function enteredFields(
  { fields }: Pick<Declaration, 'fields'>,
  inputs: ReadonlySet<string>,
  when: 'create' | 'update',
): string[] {
  return fields.flatMap((field) => {
    const type = enteredType(field, inputs);
    if (!type || field.isReadOnly || (when === 'update' && field.isCreateOnly)) return [];
    const wrapped = field.isList ? `[${type}!]` : type;
    const text = `${field.name}: ${wrapped}${when === 'create' ? required(field) : ''}${dayOf(field)}`;
    return [described(enteredDescription(field, when), text)];
  });
}

function enteredType({ kind, type, part }: DeclaredField, inputs: ReadonlySet<string>) {
  if (kind !== 'other') return type;
  return part || inputs.has(`${type}Input`) ? `${type}Input` : undefined;
}

/** Returns `!` or the default of a required field; a default that the gateway makes is not a literal. */
function required({ isRequired, default: given, kind }: DeclaredField): string {
  if (!isRequired) return '';
  if (!given) return '!';
  if (given.value === undefined || given.value === 'now') return '';
  const isQuoted = (kind === 'text' || kind === 'id') && !given.value.startsWith('[');
  return `! = ${isQuoted ? JSON.stringify(given.value) : given.value}`;
}

function enteredDescription(field: DeclaredField, when: 'create' | 'update'): string {
  const { description, constraint, default: given, isUnique } = field;
  const { maxLength, min, max } = constraint;
  const made =
    given && (given.value === undefined ? 'Made by the gateway' : given.value === 'now' && 'Now');
  return [
    description,
    field.part && `At most ${field.part.most}.`,
    maxLength && `At most ${maxLength.toLocaleString('en')} characters.`,
    min !== undefined &&
      max !== undefined &&
      `From ${min.toLocaleString('en')} to ${max.toLocaleString('en')}.`,
    isUnique && 'One in use is a CONFLICT.',
    when === 'create' && made && `${made} when left out.`,
  ]
    .filter(Boolean)
    .join(' ');
}
