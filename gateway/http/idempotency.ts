import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { idempotency } from '../config/limits.ts';
import type { Db } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import { conflict, invalid, keyReused, unavailable } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';
import { addressKey } from './address-key.ts';
import {
  type Claim,
  claimKey,
  findKey,
  markCommitted,
  releaseKey,
  storeAnswer,
} from './idempotency-keys.ts';
import { digest, seal, unseal } from './sealed.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a request with an `Idempotency-Key` is answered once. */
    changes?: boolean | ((request: FastifyRequest) => boolean);
  }
}

export interface Idempotent {
  db: Db;
  /** Resolves to the caller's account; undefined for one who is not signed in. */
  accountIdOf: (request: FastifyRequest) => Promise<string | undefined>;
}

interface Held extends Claim {
  secret: string;
}

interface Stored {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const KEY = new RegExp(`^[\\x21-\\x7e]{1,${idempotency.keyCharacters}}$`);
const KEPT_HEADERS = ['content-type', 'location', 'etag', 'retry-after', 'x-ignored-fields'];

const held = new WeakMap<FastifyRequest, Held>();

/** Answers each change of the app's routes once for an `Idempotency-Key`, and its repeats by the same answer. */
export function answerOnce(app: FastifyInstance, idempotent: Idempotent): void {
  app.addHook('preHandler', async (request, reply) => {
    const { changes = false } = request.routeOptions.config;
    const isChange = typeof changes === 'function' ? changes(request) : changes;
    if (!isChange) return;
    const stored = await heldOrStored(idempotent, request, () => textOf(request.body));
    if (stored) return replay(reply, stored);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const claim = held.get(request);
    if (!claim || reply.hasHeader(REPLAYED) || payload instanceof Readable) return;
    const isRefused = reply.statusCode >= 400 && reply.statusCode !== 500;
    const body = typeof payload === 'string' ? payload : '';
    await keepAnswer(idempotent.db, { request, reply }, { body, isRefused });
  });
}

export interface KeptAnswer {
  body: string;
  isRefused: boolean;
}

interface Answered {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Keeps the answer for repeats of a request with a key; a route whose answer is a stream calls it at its end. */
export async function keepAnswer(db: Db, { request, reply }: Answered, answer: KeptAnswer) {
  const claim = held.get(request);
  if (!claim) return;
  await settle(db, claim, storable(reply, answer.body), answer.isRefused).catch((error: unknown) =>
    request.log.warn({ err: error }, 'the answer of an idempotency key was not kept'),
  );
}

const textOf = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body ?? ''));

/** Returns the answer of an earlier request with the same key; without one, this request now holds the key. */
export async function heldOrStored(
  { db, accountIdOf }: Idempotent,
  request: FastifyRequest,
  bodyOf: () => string | Promise<string>,
): Promise<Stored | undefined> {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY.test(key))
    throw invalid({ 'Idempotency-Key': problem('not_an_idempotency_key') });
  const body = await bodyOf();
  const account = await accountIdOf(request);
  const scope = account ?? `address ${addressKey({ address: request.ip })}`;
  const secret = digest('secret', scope, key, body);
  const id = digest('key', scope, key);
  const fingerprint = digest('body', request.method, request.url, body);
  const claim = { id, fingerprint, claim: newId(), secret };
  const answer = await claimOrWait(db, claim);
  if (answer !== undefined) return JSON.parse(unseal(answer, secret)) as Stored;
  held.set(request, claim);
  return undefined;
}

/** Returns the function that marks the request's key as committed, for the transaction of its change. */
export function committing(request: FastifyRequest): ((db: Db) => Promise<void>) | undefined {
  const claim = held.get(request);
  return claim && ((db) => markCommitted(db, claim));
}

const REPLAYED = 'idempotent-replayed';

export function replay(reply: FastifyReply, { status, headers, body }: Stored) {
  return reply.code(status).headers(headers).header(REPLAYED, 'true').send(body);
}

async function claimOrWait(db: Db, { id, fingerprint, claim }: Held): Promise<string | undefined> {
  const until = performance.now() + idempotency.longestWaitMs;
  while (performance.now() < until) {
    const now = Date.now();
    const abandoned = isoOf(now - idempotency.abandonedMs);
    const times = { now: isoOf(now), abandoned, expiresAt: isoOf(now + idempotency.keptMs) };
    if (await claimKey(db, { id, fingerprint, claim }, times)) return undefined;
    const found = await findKey(db, id);
    if (found && found.fingerprint !== fingerprint) throw keyReused();
    if (found?.answer) return found.answer;
    if (found?.hasCommitted && found.claimedAt < abandoned) {
      throw conflict(problem('done_without_answer'));
    }
    await setTimeout(idempotency.lookAgainMs);
  }
  throw unavailable(undefined, problem('running'));
}

const isoOf = (milliseconds: number) => new Date(milliseconds).toISOString();

function storable(reply: FastifyReply, body: string): Stored {
  const headers = KEPT_HEADERS.flatMap((name) => {
    const value = reply.getHeader(name);
    return value === undefined ? [] : [[name, String(value)]];
  });
  return { status: reply.statusCode, headers: Object.fromEntries(headers), body };
}

/** Releases the key of a refused request, because it was not done and may be tried again; stores any other answer. */
async function settle(db: Db, claim: Held, answer: Stored, isRefused: boolean): Promise<void> {
  if (isRefused && (await releaseKey(db, claim))) return;
  await storeAnswer(db, claim, seal(JSON.stringify(answer), claim.secret));
}
