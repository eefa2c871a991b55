import type { Declaration } from '../records/declare/declaration.ts';
import { addCompanyHeader } from './company-header.ts';
import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Config } from '../config/config.ts';
import { csvPaths } from '../csv/csv-openapi.ts';
import { registerExports } from '../csv/register-exports.ts';
import { registerImports } from '../csv/register-imports.ts';
import { authenticator } from '../domains/sign-in/caller.ts';
import { sealingWith } from './sealing.ts';
import { tokensOf } from './tokens.ts';
import { domains, domainsOf, ownKinds } from './domains.ts';
import type { Context } from '../services/context.ts';
import type { Domain } from '../services/domain.ts';
import { apolloOf } from '../graphql/apollo.ts';
import type { Transport } from '../graphql/transport.ts';
import { contextOf } from '../graphql/context.ts';
import { executorOf } from '../graphql/executor.ts';
import {
  LONGEST_OPERATION_MS,
  MOST_BODY_BYTES,
  type Overload,
  serverTimes,
} from '../config/limits.ts';
import { buildSchema } from '../graphql/schema.ts';
import { endIdleConnections } from './closing.ts';
import { readableUrl, refuseAmbiguous } from '../http/ambiguous.ts';
import { answerErrors } from '../http/errors.ts';
import { filesRoutes } from './files.ts';
import { graphqlRoute } from './graphql.ts';
import { refuseOtherMethods } from '../http/methods.ts';
import { answerHeaders } from '../http/headers.ts';
import { answerOnce, committing } from '../http/idempotency.ts';
import { expiredKeys } from '../http/idempotency-keys.ts';
import { rateLimitsOf } from '../http/rate-limits.ts';
import { accountLimit, limitRequests } from '../http/request-limits.ts';
import { shedLoad } from '../http/shedding.ts';
import { trustedProxies } from '../http/address-key.ts';
import { messageFrames } from './message-frames.ts';
import { followerOf } from '../live/follower.ts';
import { liveSocket } from '../live/live-socket.ts';
import { healthRoutes } from './health.ts';
import { type Metrics, metricsOf } from './watching/metrics.ts';
import { loggedError } from './watching/logged-error.ts';
import { metricsRoute } from './watching/metrics-route.ts';
import { tracingTo } from './watching/tracing.ts';
import { watch } from './watching/watching.ts';
import { providerRoutes } from './provider-routes.ts';
import { staticClient } from './static-client.ts';
import type { Scheduler, Services } from '../services/services.ts';
import { createScheduler } from './scheduler.ts';
import { mailerOf } from './mail.ts';
import type { OtherPaths } from '../rest/openapi.ts';
import { drawnPictureRoute } from '../rest/drawn-pictures.ts';
import { openApiRoute } from '../rest/openapi-route.ts';
import { PASSED_ON, passThrough } from '../rest/pass-through.ts';
import { declarations } from '../records/declarations.ts';
import { declarationsIn } from '../records/declare/declare.ts';
import { expand } from '../records/expand/expand.ts';
import { draftTables, refuseUnfitTables } from '../records/declare/record-tables.ts';
import { registerFiles } from '../rest/register-files.ts';
import { registerRecords } from '../rest/register-records.ts';
import { registerRest } from '../rest/register-rest.ts';
import { startRetention } from './retention.ts';
import { columnsOf } from '../database/columns.ts';
import type { Store } from '../database/database.ts';
import { getOrCreateSecret } from '../database/facts.ts';

export interface AppOptions {
  /** Mocks fields without a resolver instead of refusing to start. */
  mocksMissing?: boolean;
  schema?: GraphQLSchema;
  /** The SDL as it is written; default: the files in `schema/`. */
  sdl?: readonly string[];
  scheduler?: Scheduler;
  longestOperationMs?: number;
  longestUpstreamWaitMs?: number;
  overload?: Overload;
}

/** Needs a migrated store. Rejects when a field lacks a resolver or a check of access. */
export async function buildApp(store: Store, config: Config, given: AppOptions = {}) {
  const { scheduler: givenScheduler, longestOperationMs = LONGEST_OPERATION_MS } = given;
  const app = serverOf(config);
  const { declarations, domains } = modelOf(given.sdl);
  const drafts = await readyTables(store, declarations, given);
  const schema = given.schema ?? (await schemaOf(store, domains, given));
  const scheduler = givenScheduler ?? createScheduler(app.log);
  app.addHook('preClose', () => scheduler.stop());
  app.addHook('onClose', () => services.follower.stop());
  app.addHook('onListen', async () => startRetention(services, [...domains, expiredKeys]));
  const stored = await servicesOf(app, store, config, { schema, domains });
  const limits = rateLimitsOf(store, config.rateLimitFactor);
  const services = { ...stored, scheduler, longestOperationMs, limits };
  store.boundQueries(longestOperationMs);
  const authenticate = authenticator(services);
  const ofAccount = accountLimit(limits);
  const contextFor = async (request: FastifyRequest) => {
    const context = await contextOf(services, authenticate, request);
    await ofAccount(request, context.caller?.account.id);
    return { ...context, committing: committing(request) };
  };
  const metrics = metricsOf(store);
  const tracing = config.tracesUrl ? await tracingTo(config.tracesUrl) : undefined;
  const execute = watch(app, { metrics, tracing })(executorOf(schema));
  const apollo = apolloOf(schema, execute, { config, onLimit: metrics.countLimit });
  await apollo.start();
  app.addHook('onClose', () => apollo.stop());
  addCompanyHeader(app, store.db, config);

  const transport = { schema, execute, contextFor };
  const routed = { apollo, services, store, domains, declarations, metrics, ...transport };
  await registerRoutes(app, { ...routed, given });
  return { app, services, execute, contextFor, drafts };
}

const serverOf = ({ logLevel, trustProxy }: Config) =>
  fastify({
    logger: { level: logLevel, serializers: { err: loggedError } },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MOST_BODY_BYTES,
    // The id is unique in the logs of several processes.
    genReqId: () => randomUUID(),
    rewriteUrl: readableUrl,
    trustProxy: trustedProxies(trustProxy),
    ...serverTimes,
  });

interface Routed extends Transport {
  contextFor: (request: FastifyRequest) => Promise<Context>;
  apollo: ReturnType<typeof apolloOf>;
  services: Services;
  store: Store;
  domains: readonly Domain[];
  declarations: ReadonlyMap<string, Declaration>;
  metrics: Metrics;
  given: AppOptions;
}

async function registerRoutes(app: FastifyInstance, routed: Routed): Promise<void> {
  const { apollo, services, store, domains, declarations, metrics, given, ...transport } = routed;
  const { config, limits } = services;
  const { contextFor } = transport;
  endIdleConnections(app);
  acceptAnyBody(app);
  answerErrors(app);
  answerHeaders(app);
  await shedLoad(app, given.overload);
  limitRequests(app, limits);
  refuseAmbiguous(app);
  const { upstreamUrl } = config;
  refuseOtherMethods(app, (route) => upstreamUrl !== undefined && route === PASSED_ON);
  await app.register(healthRoutes, { store, config });
  await app.register(metricsRoute, { metrics, config });
  if (config.oidc) await app.register(providerRoutes, { services, oidc: config.oidc });
  const rows = domains.flatMap(({ rest = [] }) => rest);
  const rest = { ...transport, rows };
  const imports = domains.flatMap((domain) => domain.imports ?? []);
  await app.register(async (changing) => {
    const once = {
      db: store.db,
      accountIdOf: async (request: FastifyRequest) =>
        (await contextFor(request)).caller?.account.id,
    };
    answerOnce(changing, once);
    await changing.register(graphqlRoute, { apollo, contextFor });
    await changing.register(filesRoutes, { contextFor, once });
    await changing.register(registerRest, rest);
    const { records } = services;
    await changing.register(registerRecords, { ...rest, declarations, records });
    await changing.register(registerImports, { imports, contextFor, once });
  });
  const files = domains.flatMap((domain) => domain.files ?? []);
  await app.register(registerFiles, { ...rest, files });
  const exports = domains.flatMap((domain) => domain.exports ?? []);
  await app.register(registerExports, { ...rest, exports });
  const otherPaths: OtherPaths = (...described) => csvPaths({ exports, imports }, ...described);
  const described = { ...rest, files, otherPaths, declarations, isDemo: config.isDemo };
  await app.register(openApiRoute, described);
  await liveSocket(app, { services, authenticate: authenticator(services) });
  await app.register(drawnPictureRoute);
  await app.register(passThrough, { ...given, ...config, contextFor });
  await app.register(messageFrames);
  await app.register(staticClient, config);
}

function modelOf(sources: readonly string[] | undefined) {
  if (!sources) return { declarations, domains };
  const all = declarationsIn(sources);
  return { declarations: all, domains: domainsOf(all) };
}

const schemaOf = async (
  { db }: Store,
  domains: readonly Domain[],
  { sdl, mocksMissing = false }: AppOptions,
) =>
  buildSchema({
    domains,
    columns: await columnsOf(db),
    mocksMissing,
    ...(sdl && { sdl: expand(sdl) }),
  });

/**
 * Checks the tables; in development a declared kind without one gets one for the time being. Resolves to their names.
 */
async function readyTables(
  store: Store,
  all: ReadonlyMap<string, Declaration>,
  { mocksMissing = false }: AppOptions,
): Promise<string[]> {
  const declared = [...all.values()];
  const drafts = mocksMissing ? await draftTables(store, declared) : [];
  await refuseUnfitTables(store.db, declared, ownKinds);
  return drafts;
}

/** Older programs send JSON, bare strings and bodies with GET, with any content type. */
function acceptAnyBody(app: FastifyInstance): void {
  app.addHttpMethod('GET', { hasBody: true, overrideExisting: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
}

async function servicesOf(
  app: FastifyInstance,
  store: Store,
  config: Config,
  { schema, domains }: Pick<Services, 'schema'> & { domains: readonly Domain[] },
): Promise<Omit<Services, 'scheduler' | 'longestOperationMs' | 'limits'>> {
  const { db, dbFor } = store;
  const secret = config.jwtSecret ?? (await getOrCreateSecret(db, 'jwtSecret'));
  return {
    db,
    dbFor,
    config,
    schema,
    tokens: tokensOf(secret),
    sealing: sealingWith(secret),
    ...mailerOf(config, app.log),
    records: new Map(
      domains.flatMap(({ records = [] }) => records.map((record) => [record.kind, record])),
    ),
    reactions: domains.flatMap(({ react = [] }) => react),
    follower: followerOf(store, app.log),
  };
}
