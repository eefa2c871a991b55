import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../store/database.ts';
import type { Caller } from '../domains/accounts/caller.ts';
import type { Language } from '../csv/cells.ts';
import { requestedLanguage } from '../translate-refusals.ts';
import type { Services } from '../services.ts';
import { type Deadline, deadlineIn } from './deadline.ts';
import { loaderOf, type Load } from './loading.ts';

export interface Context extends Services {
  caller: Caller | undefined;
  /** Message when nobody is signed in: the token is missing, or not valid. */
  tokenProblem: string;
  language: Language;
  requestId: string;
  log: FastifyBaseLogger;
  /** Starts when the request was read. */
  deadline: Deadline;
  /** Batches: calls within one tick become one query. */
  load: Load;
}

export type Authenticate = (
  authorization: string | undefined,
) => Promise<Pick<Context, 'caller' | 'tokenProblem'>>;

export interface Request {
  id: string;
  log: FastifyBaseLogger;
  headers: Readonly<Record<string, unknown>> & { authorization?: string | undefined };
}

export async function contextOf(
  services: Services,
  authenticate: Authenticate,
  { id, log, headers }: Request,
): Promise<Context> {
  const deadline = deadlineIn(services.longestOperationMs);
  const { caller, tokenProblem } = await deadline.hold(authenticate(headers.authorization));
  return {
    ...services,
    caller,
    tokenProblem,
    language: requestedLanguage(headers),
    requestId: id,
    log,
    deadline,
    load: loaderOf(services.db),
  };
}

/** The caller, for a resolver behind @access. Throws Unauthenticated without one. */
export function callerOf(context: Context): Caller {
  if (!context.caller) throw new Error('A resolver that needs a caller stands on a @public field.');
  return context.caller;
}

export type { Db };
