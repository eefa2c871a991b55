import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type GraphQLSchema, OperationTypeNode } from 'graphql';
import { requireGroup } from '../records/access.ts';
import type { Context } from '../graphql/context.ts';
import { notFound } from '../errors/errors.ts';
import type { Transport } from '../graphql/transport.ts';
import { type OwnOperation, ownOperation } from '../graphql/own-operation.ts';
import { fittedVariables } from './fitted-variables.ts';
import { dataOf, pagesOf } from '../graphql/pages.ts';
import { readRestInput } from './rest-input.ts';
import type { RestInput, RestRoute } from './rest-route.ts';

export interface RestTransport extends Transport {
  rows: readonly RestRoute[];
}

type Row = RestRoute<object, Record<string, unknown>>;

interface CheckedRow extends Row, OwnOperation {
  thenAnswerChecked: CheckedRow | undefined;
}

/** Throws when an operation is invalid. */
export async function registerRest(app: FastifyInstance, transport: RestTransport): Promise<void> {
  for (const row of transport.rows) {
    const checked = checkedRow(transport.schema, row as unknown as Row);
    const [method, url] = row.route.split(' ') as ['GET' | 'POST', string];
    app.route({
      method,
      url,
      config: { changes: checked.definition.operation === OperationTypeNode.MUTATION },
      handler: (request, reply) => answer(transport, checked, request, reply),
    });
  }
}

/** Access is checked before the input. */
async function answer(
  transport: RestTransport,
  row: CheckedRow,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const context = await transport.contextFor(request);
  if (row.access && row.access !== 'public') requireGroup(context, row.access);
  const body = await run(transport, row, readRestInput(request), context);
  if (body == null) throw notFound('Record');
  return reply.send(body);
}

async function run(
  transport: RestTransport,
  row: CheckedRow,
  input: RestInput,
  context: Context,
): Promise<unknown> {
  const variables = fittedVariables(transport.schema, row.definition, row.variables?.(input) ?? {});
  if (row.pages) return wholeList(transport, row, variables, context);
  const data = dataOf(await transport.execute({ document: row.operation, variables }, context));
  return row.thenAnswerChecked
    ? run(transport, row.thenAnswerChecked, input, context)
    : row.answer?.(data, []);
}

async function wholeList(
  transport: RestTransport,
  row: Row,
  variables: Record<string, unknown>,
  context: Context,
): Promise<unknown> {
  const nodes: unknown[] = [];
  let firstData: object | undefined;
  for await (const data of pagesOf(transport, row, variables, () => context)) {
    firstData ??= data;
    const page = row.pages!(data);
    if (!page) return null;
    nodes.push(...page.nodes);
  }
  return row.answer ? row.answer(firstData!, nodes) : nodes;
}

function checkedRow(schema: GraphQLSchema, row: Row): CheckedRow {
  return {
    ...row,
    ...ownOperation(schema, row.operation, row.route),
    thenAnswerChecked: row.thenAnswer && checkedRow(schema, row.thenAnswer as unknown as Row),
  };
}
