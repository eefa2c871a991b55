import { type FieldDefinitionNode, print } from 'graphql';
import { fieldsIn } from '../declare/sdl-nodes.ts';
import { argumentsOf, lowerFirst, pluralOf, shapeOf, toWords } from '../declare/sdl-nodes.ts';
import type { Derived, ExpandedField } from './derived.ts';
import { capital, described } from '../declare/record-words.ts';

interface OperationArguments {
  as?: string;
  with?: readonly string[];
  undo?: boolean;
}

export function expandOperation(field: FieldDefinitionNode): ExpandedField | undefined {
  const given = argumentsOf<OperationArguments>(field, 'operation');
  if (!given) return undefined;
  const name = field.name.value;
  const type = capital(name);
  const input = described('Input of the mutation.', `input: ${type}Input!`);
  const [plain] = fieldsIn(`${name}(${input}): ${type}Payload!`);
  const { description, directives = [] } = field;
  return {
    field: { ...plain!, description, directives: directives.filter(isOfTheMutation) },
    types: [...inputOf(field, type), ...payloadOf(field, type, given)],
  };
}

const isOfTheMutation = ({ name }: { name: { value: string } }) =>
  ['access', 'public', 'deprecated', 'operation'].includes(name.value);

function inputOf(field: FieldDefinitionNode, type: string): Derived[] {
  const entered = (field.arguments ?? []).map((each) => print(each));
  if (entered.length === 0) return [];
  const text = `input ${type}Input { ${entered.join('\n')} }`;
  return [{ name: `${type}Input`, text: described(`Input of \`${field.name.value}\`.`, text) }];
}

function payloadOf(field: FieldDefinitionNode, type: string, given: OperationArguments): Derived[] {
  const { type: of, isList } = shapeOf(field.type);
  if (of === `${type}Payload`) return [];
  const as = given.as ?? usualName(of, isList);
  const directives = (field.directives ?? []).filter((each) => !isOfTheMutation(each));
  const answered = `${as}: ${print(field.type)} ${directives.map((each) => print(each)).join(' ')}`;
  const fields = [
    described(answerOf(field, as), answered),
    ...(given.with ?? []).map((each) => {
      const name = lowerFirst(each);
      return described(`The current ${toWords(name)}.`, `${name}: ${each}!`);
    }),
    given.undo
      ? described(
          'Identifier of the activity that `restore` undoes; empty when nothing changed.',
          'activityId: ID!',
        )
      : '',
  ];
  const text = `type ${type}Payload { ${fields.join('\n')} }`;
  return [{ name: `${type}Payload`, text: described(`Result of \`${field.name.value}\`.`, text) }];
}

const usualName = (type: string, isList: boolean) =>
  type === 'ID' ? (isList ? 'ids' : 'id') : lowerFirst(isList ? pluralOf(type) : type);

function answerOf(field: FieldDefinitionNode, as: string): string {
  const { type, isList } = shapeOf(field.type);
  const words = toWords(as);
  const [verb, ...what] = toWords(field.name.value).split(' ');
  if (type === 'ID' && verb !== 'delete') return `Identifier of the ${words.replace(/ id$/, '')}.`;
  if (type === 'ID') {
    const deleted = what.join(' ');
    return isList
      ? `Identifiers of the deleted ${deleted}.`
      : `Identifier of the deleted ${deleted}.`;
  }
  if (type === 'Int') return as === 'count' ? 'Number of affected records.' : `Number of ${words}.`;
  if (type === 'String') return `The ${words}.`;
  return verb === 'add' || verb === 'create' ? `The new ${words}.` : `The current ${words}.`;
}
