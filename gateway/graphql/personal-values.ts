import {
  type ASTNode,
  type DocumentNode,
  type GraphQLSchema,
  isObjectType,
  Kind,
  type ValueNode,
  valueFromASTUntyped,
  visit,
} from 'graphql';
import type { Personal } from '../records/declare/declaration.ts';
import { argumentsOf } from '../records/declare/sdl-nodes.ts';
import { isPersonal } from '../records/personal/personal-fields.ts';
import type { Variables } from './variables.ts';

const known = new WeakMap<GraphQLSchema, ReadonlySet<string>>();

/** Returns the names of all fields with `@personal`. */
export function personalNames(schema: GraphQLSchema): ReadonlySet<string> {
  const names = known.get(schema) ?? namesIn(schema);
  known.set(schema, names);
  return names;
}

const namesIn = (schema: GraphQLSchema): ReadonlySet<string> =>
  new Set(
    Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .flatMap((type) => Object.values(type.getFields()))
      .filter(({ astNode }) => {
        const personal = astNode ? argumentsOf<Personal>(astNode, 'personal') : undefined;
        return isPersonal({ personal });
      })
      .map(({ name }) => name),
  );

export interface Given {
  document: DocumentNode;
  variables?: Variables | null | undefined;
}

/**
 * Returns the values that an operation gives to arguments, inputs and filters with the name of a personal field,
 * whatever their type, so that an input written by hand needs no mark of its own.
 */
export function personalValuesIn(schema: GraphQLSchema, { document, variables }: Given): unknown[] {
  const names = personalNames(schema);
  const found: unknown[] = [];
  const collect = (value: unknown, name: string): void => {
    if (Array.isArray(value)) for (const each of value) collect(each, name);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, each] of Object.entries(value)) collect(each, names.has(name) ? name : key);
    } else if (names.has(name)) found.push(value);
  };
  const collectFrom = ({ name, value }: ASTNode & { name: { value: string }; value: ValueNode }) =>
    collect(valueFromASTUntyped(value, variables), name.value);
  collect(variables, '');
  visit(document, { [Kind.ARGUMENT]: collectFrom, [Kind.OBJECT_FIELD]: collectFrom });
  return found;
}
