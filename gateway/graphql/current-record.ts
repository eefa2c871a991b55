import { buildOperationNodeForField } from '@graphql-tools/utils';
import { type DocumentNode, execute, Kind, OperationTypeNode } from 'graphql';
import type { Context } from './context.ts';
import { conflict } from './errors.ts';

const DEPTH = 3;

/** Thrown by a change that was made from something older than what is stored; its message, if any, says what. */
export class StaleVersion extends Error {}

/**
 * The result of a change; a stale one becomes a Conflict that carries the record as it now is, read by the
 * query field of that name.
 */
export async function refuseStale<Result>(
  context: Context,
  { field, id }: { field: string; id: string },
  change: Promise<Result>,
): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    if (!(error instanceof StaleVersion)) throw error;
    const current = await currentRecord(context, field, id);
    throw conflict(error.message || `This ${field} was changed by someone else`, { current });
  }
}

/**
 * A record as the given query field answers it, with every field that needs no argument: what a Conflict
 * carries, so that a form can show what someone else wrote.
 */
async function currentRecord(context: Context, field: string, id: string): Promise<unknown> {
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
