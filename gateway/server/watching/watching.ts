import type { Span } from '@opentelemetry/api';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { getOperationAST, Kind, type OperationDefinitionNode } from 'graphql';
import type { Execute } from '../../graphql/executor.ts';
import type { Metrics } from './metrics.ts';
import type { Tracing } from './tracing.ts';

const MOST_NAME_LENGTH = 100;
/** Values of OpenTelemetry's SpanKind and SpanStatusCode, repeated because the package is loaded for traces alone. */
const SERVER_SPAN = 1;
const FAILED = 2;

interface Watched {
  operations: Set<string>;
  span: Span | undefined;
}

interface Watching {
  metrics: Metrics;
  tracing: Tracing | undefined;
}

type Requests = WeakMap<FastifyBaseLogger, Watched>;

/** Writes one log line a request, with the operations that it ran, and measures and traces both. */
export function watch(app: FastifyInstance, watching: Watching) {
  const requests: Requests = new WeakMap();
  watchRequests(app, watching, requests);
  return (execute: Execute) => watchedExecute(execute, watching, requests);
}

function watchRequests(app: FastifyInstance, { metrics, tracing }: Watching, requests: Requests) {
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers;
    const within = typeof traceparent === 'string' ? traceparent : undefined;
    const name = `${request.method} ${routeOf(request)}`;
    const span = tracing?.start(name, { kind: SERVER_SPAN, within });
    requests.set(request.log, { operations: new Set(), span });
    done();
  });
  app.addHook('onError', (_request, _reply, error, done) => {
    metrics.countRefusal(error);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, log } = request;
    const { statusCode: status, elapsedTime } = reply;
    const { operations, span } = requests.get(log) ?? { operations: [] };
    const route = routeOf(request);
    metrics.requests.observe({ method, route, status }, elapsedTime / 1_000);
    const milliseconds = Math.round(elapsedTime);
    // The path is written without the query, which may hold a secret.
    const [path] = request.url.split('?', 1);
    log.info({ method, path, status, milliseconds, operations: [...operations] }, 'answered');
    span?.setAttributes({
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
      'retaguarda.request_id': request.id,
    });
    if (status >= 500) span?.setStatus({ code: FAILED });
    span?.end();
    done();
  });
  if (tracing) app.addHook('onClose', () => tracing.stop());
}

function watchedExecute(
  execute: Execute,
  { metrics, tracing }: Watching,
  requests: Requests,
): Execute {
  return async (operation, context) => {
    const definition = getOperationAST(operation.document, operation.operationName);
    const name = nameOf(definition);
    const watched = requests.get(context.log);
    watched?.operations.add(name);
    const span = tracing?.start(name, { within: watched?.span });
    const startedAt = performance.now();
    const result = await execute(operation, context);
    const outcome = outcomeOf(result.errors?.[0]?.extensions.code);
    const seconds = (performance.now() - startedAt) / 1_000;
    metrics.operations.observe({ operation: rootOf(definition), outcome }, seconds);
    for (const error of result.errors ?? []) metrics.countRefusal(error);
    span?.setAttributes({ 'graphql.operation.name': name, 'retaguarda.outcome': outcome });
    if (outcome === 'INTERNAL_SERVER_ERROR') span?.setStatus({ code: FAILED });
    span?.end();
    return result;
  };
}

const routeOf = ({ routeOptions }: FastifyRequest) => routeOptions.url ?? 'none';

const outcomeOf = (code: unknown) => (typeof code === 'string' ? code : 'ok');

function nameOf(definition: OperationDefinitionNode | null | undefined): string {
  return definition?.name?.value.slice(0, MOST_NAME_LENGTH) ?? rootOf(definition);
}

function rootOf(definition: OperationDefinitionNode | null | undefined): string {
  const [field] = definition?.selectionSet.selections ?? [];
  if (!definition) return 'none';
  return `${definition.operation} ${field?.kind === Kind.FIELD ? field.name.value : 'fragment'}`;
}
