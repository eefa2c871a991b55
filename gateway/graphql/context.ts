import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Db, DbFor } from '../database/database.ts';
import { loaderOf } from '../database/loading.ts';
import { MOST_USER_AGENT_LENGTH } from '../config/limits.ts';
import { type Language, requestedLanguage } from '../errors/language.ts';
import type { Called, Caller } from '../records/caller.ts';
import type { RecordContext } from '../records/context.ts';
import { type Deadline, deadlineIn } from './deadline.ts';

/** The context of a request that every transport needs, whatever its resolvers know beside. */
export interface Context extends RecordContext {
  config: RecordContext['config'] & { isDemo: boolean };
  schema: GraphQLSchema;
  dbFor: DbFor;
  language: Language;
  device: Device;
  requestId: string;
  log: FastifyBaseLogger;
  /** The deadline of the request, whose time starts when the request was read. */
  deadline: Deadline;
}

export type Authenticate<Own extends Caller = Caller> = (
  authorization: string | undefined,
  device: Device,
) => Promise<Called<Own>>;

export interface Request {
  id: string;
  log: FastifyBaseLogger;
  headers: Readonly<Record<string, unknown>> & { authorization?: string | undefined };
  /** The address of the caller. */
  ip?: string | undefined;
}

/** The device that a request came from, as far as the request tells. */
export interface Device {
  address: string | null;
  userAgent: string | null;
}

export async function contextOf<
  Services extends { db: Db; longestOperationMs: number },
  Own extends Caller,
>(services: Services, authenticate: Authenticate<Own>, request: Request) {
  const { id, log, headers } = request;
  const device = deviceOf(request);
  const deadline = deadlineIn(services.longestOperationMs);
  const { caller, tokenProblem } = await deadline.hold(authenticate(headers.authorization, device));
  return {
    ...services,
    caller,
    tokenProblem,
    device,
    language: requestedLanguage(headers),
    requestId: id,
    log,
    deadline,
    load: loaderOf(services.db),
  };
}

function deviceOf({ headers, ip }: Request): Device {
  const userAgent = headers['user-agent'];
  const told = typeof userAgent === 'string' ? userAgent : '';
  return { address: ip ?? null, userAgent: told.slice(0, MOST_USER_AGENT_LENGTH) || null };
}
