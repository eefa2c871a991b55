import type { FormerName } from './declaration.ts';
import {
  type DocumentNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  parse,
  print,
} from 'graphql';
import { described } from './record-words.ts';
import { argumentsOf } from './sdl-nodes.ts';

/** A field whose day was a time under another name. */
interface Renamed {
  name: string;
  former: FormerName;
}

/** Returns the deprecated twin of a field, input field or sort value; `type` is empty for a value. */
export function twinOf({ name, former }: Renamed, twin = former.name, type = ''): string {
  const text = `Former name of \`${name}\`${type && ', with a time: midnight in UTC stands for a day'}.`;
  const typed = type && `: ${type}`;
  return described(
    text,
    `${twin}${typed} @renamed(to: "${name}"${former.keepsTime ? ', keepsTime: true' : ''}) @deprecated(reason: "Use \`${name}\`.")`,
  );
}

/**
 * Adds the twin of each field with `@formerly`, in front of it. A required input field is optional beside its twin; its
 * resolver refuses a missing one.
 */
export function withFormerFields(document: DocumentNode): DocumentNode {
  const definitions = document.definitions.map((each) => {
    if (isOfFields(each)) {
      return { ...each, fields: (each.fields ?? []).flatMap(withTwin) };
    }
    return isOfInputs(each)
      ? { ...each, fields: (each.fields ?? []).flatMap(withInputTwin) }
      : each;
  });
  return { ...document, definitions };
}

type Definition = DocumentNode['definitions'][number];

const isOfFields = (each: Definition) =>
  each.kind === Kind.OBJECT_TYPE_DEFINITION || each.kind === Kind.OBJECT_TYPE_EXTENSION;

const isOfInputs = (each: Definition) =>
  each.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION || each.kind === Kind.INPUT_OBJECT_TYPE_EXTENSION;

function withTwin(field: FieldDefinitionNode): FieldDefinitionNode[] {
  const former = argumentsOf<FormerName>(field, 'formerly');
  if (!former) return [field];
  const type = print(field.type).replace('Date', 'DateTime');
  const personal = (field.directives ?? []).filter(({ name }) => name.value === 'personal');
  const text = twinOf({ name: field.name.value, former }, former.name, type);
  const marks = personal.map((each) => print(each)).join(' ');
  return [...fieldsOf<FieldDefinitionNode>(`type Of { ${text} ${marks} }`), field];
}

function withInputTwin(field: InputValueDefinitionNode): InputValueDefinitionNode[] {
  const former = argumentsOf<FormerName>(field, 'formerly');
  if (!former) return [field];
  const text = twinOf({ name: field.name.value, former }, former.name, 'DateTime');
  const { type } = field;
  const optional = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
  return [
    ...fieldsOf<InputValueDefinitionNode>(`input Of { ${text} }`),
    { ...field, type: optional },
  ];
}

const fieldsOf = <Field>(text: string) =>
  (parse(text).definitions[0] as unknown as { fields: Field[] }).fields;
