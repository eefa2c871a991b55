import { buildOperationNodeForField } from '@graphql-tools/utils';
import {
  getNamedType,
  type GraphQLInputType,
  type GraphQLSchema,
  type InlineFragmentNode,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  OperationTypeNode,
  print,
  typeFromAST,
  visit,
} from 'graphql';

export interface RootField {
  name: string;
  query: string;
  variables: Record<string, unknown>;
}

export function rootFieldsOf(schema: GraphQLSchema, id?: string): RootField[] {
  return [OperationTypeNode.QUERY, OperationTypeNode.MUTATION].flatMap((kind) =>
    Object.values(schema.getRootType(kind)?.getFields() ?? {}).map((field) => {
      const asked = { schema, kind, field: field.name, depthLimit: 2 };
      const operation = visit(buildOperationNodeForField(asked), { [Kind.INLINE_FRAGMENT]: short });
      // Fields below the limit are declared too; they must be refused because nothing uses them.
      const selected = print(operation.selectionSet);
      const variableDefinitions = (operation.variableDefinitions ?? []).filter(({ variable }) =>
        new RegExp(`\\$${variable.name.value}\\b`).test(selected),
      );
      const variables = variableDefinitions.map(({ variable, type }) => [
        variable.name.value,
        dummy(typeFromAST(schema, type as never) as GraphQLInputType, id),
      ]);
      return {
        name: field.name,
        query: print({ ...operation, variableDefinitions }),
        variables: Object.fromEntries(variables) as Record<string, unknown>,
      };
    }),
  );
}

/** Fields of one name conflict where the types of a union give them types of their own. */
function short(fragment: InlineFragmentNode): InlineFragmentNode {
  const name = { kind: Kind.NAME, value: '__typename' } as const;
  return {
    ...fragment,
    selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name }] },
  };
}

function dummy(type: GraphQLInputType, id: string | undefined): unknown {
  const named = getNamedType(type);
  if (id !== undefined && named.name === 'ID') {
    return isListType(isNonNullType(type) ? type.ofType : type) ? [id] : id;
  }
  if (!isNonNullType(type)) return undefined;
  if (isListType(type.ofType)) return [];
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (isInputObjectType(named)) {
    const fields = Object.values(named.getFields());
    return Object.fromEntries(fields.map((field) => [field.name, dummy(field.type, id)]));
  }
  const values: Record<string, unknown> = {
    Int: 1,
    Float: 1,
    Boolean: false,
    Date: '2026-01-01',
    DateTime: '2026-01-01',
    Money: 1,
    Percent: 1,
    Quantity: 1,
    UnitPrice: 1,
  };
  return values[named.name] ?? 'x';
}
