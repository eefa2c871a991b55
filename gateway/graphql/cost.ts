import { getDirective } from '@graphql-tools/utils';
import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { DEFAULT_PER_PAGE } from '../database/paging.ts';
import { fragmentOf } from './document-shape.ts';
import type { Variables } from './variables.ts';

const ASSUMED_LIST_SIZE = 10;

/** Returns how many objects the answer may hold. The document must be valid, which bounds the steps of counting. */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): number {
  const counting = { schema, document, operation, variables };
  const root = schema.getRootType(operation.operation)?.name ?? '';
  return ofSelections(counting, operation.selectionSet, root);
}

interface Counting {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Variables;
}

function ofSelections(counting: Counting, { selections }: SelectionSetNode, type: string): number {
  let cost = 0;
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      cost += ofField(counting, selection, type);
      continue;
    }
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection
        : fragmentOf(counting.document, selection.name.value);
    const onType = fragment?.typeCondition?.name.value ?? type;
    if (fragment) cost += ofSelections(counting, fragment.selectionSet, onType);
  }
  return cost;
}

function ofField(counting: Counting, node: FieldNode, typeName: string): number {
  const type = counting.schema.getType(typeName);
  const hasFields = isObjectType(type) || isInterfaceType(type);
  const field = hasFields ? type.getFields()[node.name.value] : undefined;
  if (!field || !node.selectionSet) return 0;
  const below = getNamedType(field.type);
  if (!isCompositeType(below)) return 0;
  return (
    sizeOf(counting, node, field) * (1 + ofSelections(counting, node.selectionSet, below.name))
  );
}

/** Returns the size of a field; the nodes of a connection are counted at the connection. */
function sizeOf(
  counting: Counting,
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
): number {
  if (field.args.some(({ name }) => name === 'first')) return pageSize(counting, node);
  if (!isListType(getNullableType(field.type)) || field.name === 'nodes') return 1;
  const assumed = getDirective(counting.schema, field, 'listSize')?.[0]?.assumedSize as
    | number
    | undefined;
  return assumed ?? ASSUMED_LIST_SIZE;
}

function pageSize(counting: Counting, { arguments: given = [] }: FieldNode): number {
  const sizes = given
    .filter(({ name }) => name.value === 'first' || name.value === 'last')
    .map((argument) => numberIn(counting, argument))
    .filter((size) => size !== undefined);
  return Math.max(1, ...(sizes.length > 0 ? sizes : [DEFAULT_PER_PAGE]));
}

/** Returns the number in an argument; undefined for null and for an omitted variable. */
function numberIn({ variables, operation }: Counting, { value }: ArgumentNode): number | undefined {
  if (value.kind === Kind.INT) return Number(value.value);
  if (value.kind !== Kind.VARIABLE) return undefined;
  const given = variables[value.name.value];
  if (typeof given === 'number') return given;
  const definition = operation.variableDefinitions?.find(
    ({ variable }) => variable.name.value === value.name.value,
  );
  const fallback = definition?.defaultValue;
  return given === undefined && fallback?.kind === Kind.INT ? Number(fallback.value) : undefined;
}
