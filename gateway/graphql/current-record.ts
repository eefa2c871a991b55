import { buildOperationNodeForField } from '@graphql-tools/utils';
import { type DocumentNode, execute, Kind, OperationTypeNode } from 'graphql';
import type { Context } from './context.ts';
import { conflict } from './errors.ts';

const DEPTH = 3;

/** Thrown by a change that was based on an older version of the record. */
export class StaleVersion extends Error {}

/** A StaleVersion becomes a Conflict with the current record, read through the query field named. */
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

/** The record with every field that needs no argument. */
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
