import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ExecutionResult, type GraphQLSchema, OperationTypeNode } from 'graphql';
import { requireGroup } from '../records/access.ts';
import type { Context } from '../graphql/context.ts';
import { notFound, refusalIn } from '../errors/errors.ts';
import type { Transport } from '../graphql/transport.ts';
import { type OwnOperation, ownOperation } from '../graphql/own-operation.ts';
import { type Fitted, fittedVariables } from './fitted-variables.ts';
import { drawMissing, picturesIn } from './drawn-pictures.ts';
import { nameIgnored } from '../http/ignored-fields.ts';
import { answeredNames, ignoredIn } from './ignored-fields.ts';
import { settleTwins } from './older-names.ts';
import { dataOf, pagesOf } from '../graphql/pages.ts';
import { type ReadInput, readRestInput } from './rest-input.ts';
import type { RestRoute } from './rest-route.ts';

export interface RestTransport extends Transport {
  rows: readonly RestRoute[];
}

type Row = RestRoute<object, Record<string, unknown>>;

interface CheckedRow extends Row, OwnOperation {
  answered: ReadonlySet<string>;
  pictures: ReturnType<typeof picturesIn>;
  thenAnswerChecked: CheckedRow | undefined;
  storedChecked: CheckedRow | undefined;
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

interface Call {
  transport: RestTransport;
  context: Context;
  input: ReadInput;
  /** The names in the input that the call's rows know, and those that they do not. */
  names: Pick<Fitted, 'known' | 'unknown'>;
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
  const names = { known: new Set<string>(), unknown: new Set<string>() };
  const call = { transport, context, input: readRestInput(request), names };
  const body = await run(call, row);
  if (body == null) throw notFound('Record');
  nameIgnored(reply, ignoredIn(call.input, names, answeredBy(row)));
  return reply.send(body);
}

const answeredBy = ({ answered, thenAnswerChecked }: CheckedRow) =>
  thenAnswerChecked?.answered ?? answered;

async function run(call: Call, row: CheckedRow): Promise<unknown> {
  const variables = await variablesOf(call, row);
  if (row.pages) return wholeList(call, row, variables);
  const { execute } = call.transport;
  const data = await dataUnlessPassed(call, row, () =>
    execute({ document: row.operation, variables }, call.context),
  );
  if (row.thenAnswerChecked) return run(call, row.thenAnswerChecked);
  if (row.pictures) drawMissing(data, row.pictures);
  return row.answer?.(data, []);
}

async function variablesOf(call: Call, row: CheckedRow): Promise<Record<string, unknown>> {
  const { transport, input, names } = call;
  const { schema, execute } = transport;
  const given = row.variables?.(input) ?? {};
  const fitted = fittedVariables(schema, row.definition, given, row.olderNames);
  for (const name of fitted.known) names.known.add(name);
  for (const name of fitted.unknown) names.unknown.add(name);
  const { storedChecked: stored } = row;
  const storedOf = async (id: unknown) => {
    const asked = { document: stored!.operation, variables: { id } };
    const data = dataOf(await execute(asked, call.context));
    return stored!.answer?.(data, []) as Record<string, unknown> | undefined;
  };
  await settleTwins(fitted.twins, stored && storedOf);
  return fitted.variables;
}

async function dataUnlessPassed(
  { context }: Call,
  { passedInDemo }: Row,
  execute: () => Promise<ExecutionResult>,
): Promise<object> {
  const result = await execute();
  const refusal = refusalIn(result.errors?.[0]);
  const isPassed = refusal && context.config.isDemo && refusal.problem.code === passedInDemo;
  return isPassed ? {} : dataOf(result);
}

async function wholeList(
  { transport, context }: Call,
  row: CheckedRow,
  variables: Record<string, unknown>,
): Promise<unknown> {
  const nodes: unknown[] = [];
  let firstData: object | undefined;
  for await (const data of pagesOf(transport, row, variables, () => context)) {
    firstData ??= data;
    if (row.pictures) drawMissing(data, row.pictures);
    const page = row.pages!(data);
    if (!page) return null;
    nodes.push(...page.nodes);
  }
  return row.answer ? row.answer(firstData!, nodes) : nodes;
}

function checkedRow(schema: GraphQLSchema, row: Row): CheckedRow {
  const checked = (other: RestRoute | undefined) =>
    other && checkedRow(schema, other as unknown as Row);
  return {
    ...row,
    ...ownOperation(schema, row.operation, row.route),
    answered: answeredNames(row.operation),
    pictures: picturesIn(schema, row.operation),
    thenAnswerChecked: checked(row.thenAnswer),
    storedChecked: checked(row.stored),
  };
}
