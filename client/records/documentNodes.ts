import type { TypedDocumentNode } from '@apollo/client';
import {
  type ArgumentNode,
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  type OperationTypeNode,
  type TypeNode,
} from 'graphql';

export type Answer<Value> = Record<string, Value>;
export type Document<Data, Variables> = TypedDocumentNode<
  Answer<Data>,
  Variables & Record<string, unknown>
>;

export const name = (value: string) => ({ kind: Kind.NAME, value }) as const;
export const variable = (value: string) => ({ kind: Kind.VARIABLE, name: name(value) }) as const;

export const argument = (of: string): ArgumentNode => ({
  kind: Kind.ARGUMENT,
  name: name(of),
  value: variable(of),
});

export function field(
  of: string,
  selections: readonly FieldNode[] = [],
  given: readonly string[] = [],
): FieldNode {
  return {
    kind: Kind.FIELD,
    name: name(of),
    arguments: given.map(argument),
    ...(selections.length > 0 && { selectionSet: { kind: Kind.SELECTION_SET, selections } }),
  };
}

function typeNode(text: string): TypeNode {
  const bare = { kind: Kind.NAMED_TYPE, name: name(text.replace('!', '')) } as const;
  return text.endsWith('!') ? { kind: Kind.NON_NULL_TYPE, type: bare } : bare;
}

export const definitionOf = (
  { of, name: called }: { of: OperationTypeNode; name: string },
  variables: Readonly<Record<string, string>>,
): Omit<OperationDefinitionNode, 'selectionSet'> => ({
  kind: Kind.OPERATION_DEFINITION,
  operation: of,
  name: name(called),
  variableDefinitions: Object.entries(variables).map(([key, type]) => ({
    kind: Kind.VARIABLE_DEFINITION,
    variable: variable(key),
    type: typeNode(type),
  })),
});

/**
 * Returns an operation; `variables` are types by name, such as `ID!`. The root field takes those in `taken`, by default
 * all.
 */
export function operation<Data, Variables>(
  of: OperationTypeNode,
  { root, taken }: { root: string; taken?: readonly string[] },
  variables: Readonly<Record<string, string>>,
  selections: readonly FieldNode[],
): Document<Data, Variables> {
  const definition: OperationDefinitionNode = {
    ...definitionOf({ of, name: `${root}OfScreens` }, variables),
    selectionSet: {
      kind: Kind.SELECTION_SET,
      selections: [field(root, selections, taken ?? Object.keys(variables))],
    },
  };
  return { kind: Kind.DOCUMENT, definitions: [definition] };
}
