import { buildOperationNodeForField } from '@graphql-tools/utils';
import { type DocumentNode, execute, Kind, OperationTypeNode } from 'graphql';
import type { Context } from './context.ts';

const DEPTH = 3;

/**
 * A record as the given query field answers it, with every field that needs no argument: what a Conflict
 * carries, so that a form can show what someone else wrote.
 */
export async function currentRecord(context: Context, field: string, id: string): Promise<unknown> {
  const { schema } = context;
  const operation = buildOperationNodeForField({
    schema,
    kind: OperationTypeNode.QUERY,
    field,
    depthLimit: DEPTH,
    circularReferenceDepth: 1,
  });
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation] };
  const variable = operation.variableDefinitions?.[0]?.variable.name.value ?? 'id';
  const result = await execute({
    schema,
    document,
    contextValue: context,
    variableValues: { [variable]: id },
  });
  return result.data?.[field];
}
