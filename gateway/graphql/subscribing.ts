import {
  createSourceEventStream,
  type DocumentNode,
  execute,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
} from 'graphql';
import { loaderOf } from '../database/loading.ts';
import { Refusal } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';
import type { Context } from './context.ts';
import { costOf } from './cost.ts';
import { documentErrors, parseQuery } from './document-rules.ts';
import { checkCost, asGraphQLError, type Operation } from './executor.ts';
import { masked } from './masking.ts';
import { type Variables, variablesReader } from './variables.ts';

/** An operation by the text of its document. */
interface Asked extends Pick<Operation, 'operationName' | 'variables'> {
  query: string;
}

export interface Subscription extends Operation {
  schema: GraphQLSchema;
  variableValues: Variables;
  contextValue: Context;
}

/** Returns a checked subscription, or why it is refused: by the rules of every other door. */
export function readSubscription(
  { query, operationName, variables: given }: Asked,
  context: Context,
): Subscription | readonly GraphQLError[] {
  const { schema } = context;
  const variables = given ?? {};
  let document: DocumentNode | undefined;
  try {
    document = parseQuery(query);
    const errors = documentErrors(schema, document);
    if (errors.length > 0) return errors.map(asInvalid);
    const operation = { document, operationName, variables };
    check(schema, operation);
    return { ...operation, schema, variableValues: variables, contextValue: context };
  } catch (error) {
    const errors = [asGraphQLError(error)];
    if (!document) return errors.map(asInvalid);
    return masked({ errors }, context, { document, variables }).errors!;
  }
}

/** Answers each event of a subscription, or errors alone. Errors come masked. */
export async function subscribe(
  subscription: Subscription,
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
  const { contextValue: context } = subscription;
  const source = await createSourceEventStream(subscription);
  if (!(Symbol.asyncIterator in source)) return masked(source, context, subscription);
  return answered(source[Symbol.asyncIterator](), async (rootValue) => {
    const contextValue = { ...context, load: loaderOf(context.db) };
    return masked(
      await execute({ ...subscription, rootValue, contextValue }),
      context,
      subscription,
    );
  });
}

function check(schema: GraphQLSchema, { document, operationName, variables }: Operation): void {
  const definition = getOperationAST(document, operationName);
  if (definition?.operation !== OperationTypeNode.SUBSCRIPTION) {
    throw new Refusal('INVALID', problem('not_a_subscription'));
  }
  checkCost(costOf(schema, document, definition, variables ?? {}));
  variablesReader(schema, document, definition)(variables ?? {});
}

const asInvalid = (error: GraphQLError) =>
  new GraphQLError(error.message, {
    ...error,
    extensions: { code: 'INVALID', ...error.extensions },
  });

/** Answers each event; leaving it leaves the source. */
function answered(
  source: AsyncIterator<unknown>,
  answer: (event: unknown) => Promise<ExecutionResult>,
): AsyncIterableIterator<ExecutionResult> {
  return {
    async next() {
      const event = await source.next();
      return event.done ? event : { done: false, value: await answer(event.value) };
    },
    async return() {
      await source.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
