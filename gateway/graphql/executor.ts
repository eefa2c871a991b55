import {
  type DocumentNode,
  execute as interpret,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import { type Compile, compilerOf } from './compiling.ts';
import type { Context } from './context.ts';
import { costOf } from './cost.ts';
import { withinDeadline } from './deadline.ts';
import { fragmentOf, shapeOf } from './document-shape.ts';
import { Refusal, unauthenticated } from '../errors/errors.ts';
import { problem, said } from '../errors/problem.ts';
import { documentLimits, LONG_FIELDS } from '../config/limits.ts';
import { masked } from './masking.ts';
import { type ReadVariables, type Variables, variablesReader } from './variables.ts';

export interface Operation {
  /** A valid document. It is the same object for the same text, because compiled queries are cached by it. */
  document: DocumentNode;
  operationName?: string | null | undefined;
  variables?: Variables | null | undefined;
  /** Whether the operation is the gateway's own, which asks for one page, so that its cost is known. */
  isOwn?: boolean;
}

/** Executes an operation; its errors come back masked. */
export type Execute = (operation: Operation, context: Context) => Promise<ExecutionResult>;

type Run = (
  given: Variables,
  read: Variables,
  context: Context,
) => Promise<ExecutionResult> | ExecutionResult;

interface Prepared {
  definition: OperationDefinitionNode;
  introspects: boolean;
  read: ReadVariables;
  run: Run;
  isCompiled: boolean;
}

const MOST_PREPARED = 500;

/** Compiles a document on its second use, and evicts the least recently used. */
export function executorOf(schema: GraphQLSchema, compile = compilerOf(schema)): Execute {
  const prepared = new Map<DocumentNode, Map<string, Prepared>>();

  function prepare({ document, operationName }: Operation): Prepared {
    const name = operationName ?? '';
    const named = prepared.get(document) ?? new Map<string, Prepared>();
    const known = named.get(name);
    const ready = known
      ? compiled(compile, document, known)
      : interpreted(schema, document, operationName);
    prepared.delete(document);
    prepared.set(document, named.set(name, ready));
    const oldest = prepared.keys().next();
    if (prepared.size > MOST_PREPARED && !oldest.done) prepared.delete(oldest.value);
    return ready;
  }

  return async (operation, context) => {
    const variables = operation.variables ?? {};
    try {
      const { definition, introspects, read, run } = prepare(operation);
      checkIntrospection(introspects, context);
      if (!operation.isOwn) checkCost(costOf(schema, operation.document, definition, variables));
      const given = read(variables);
      const result = isLong(definition)
        ? run(variables, given, context)
        : withinDeadline(context, (bounded) => run(variables, given, bounded));
      return masked(await result, context, operation);
    } catch (error) {
      return masked({ errors: [asGraphQLError(error)] }, context, operation);
    }
  };
}

function interpreted(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
): Prepared {
  const definition = getOperationAST(document, operationName);
  if (!definition) throw new Refusal('INVALID', said('The document has no such operation'));
  if (definition.operation === OperationTypeNode.SUBSCRIPTION) {
    throw new Refusal('INVALID', problem('operation_not_answered'));
  }
  const findFragment = (name: string) => fragmentOf(document, name);
  return {
    definition,
    introspects: shapeOf(definition.selectionSet, findFragment).introspectionFields > 0,
    read: variablesReader(schema, document, definition),
    isCompiled: false,
    run: (variableValues, _read, contextValue) =>
      interpret({ schema, document, operationName, variableValues, contextValue }),
  };
}

function compiled(compile: Compile, document: DocumentNode, prepared: Prepared): Prepared {
  if (prepared.isCompiled) return prepared;
  const query = prepared.introspects ? undefined : compile(document, prepared.definition);
  const run: Run = (_given, read, context) => query!(undefined, context, read);
  return { ...prepared, isCompiled: true, ...(query && { run }) };
}

const isLong = ({ selectionSet }: OperationDefinitionNode) =>
  selectionSet.selections.every(
    (field) => field.kind === Kind.FIELD && LONG_FIELDS.has(field.name.value),
  );

/** Throws Invalid when the answer may have too many objects. */
export function checkCost(cost: number): void {
  if (cost <= documentLimits.cost) return;
  throw new Refusal(
    'INVALID',
    said(
      `This document costs ${cost}, more than the ${documentLimits.cost} that one may: ask for smaller pages (first, then after), or for fewer fields`,
    ),
    { limit: 'cost' },
  );
}

function checkIntrospection(introspects: boolean, { config, caller, tokenProblem }: Context): void {
  if (introspects && !config.isDemo && !caller) throw unauthenticated(tokenProblem);
}

export function asGraphQLError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  const originalError = error instanceof Error ? error : new Error(String(error));
  return new GraphQLError(originalError.message, { originalError });
}
