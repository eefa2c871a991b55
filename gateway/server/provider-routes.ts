import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Oidc } from '../config/oidc.ts';
import { providerTimes } from '../config/limits.ts';
import { accountIdIn, keepProof } from '../domains/identities/identity-changes.ts';
import { ownPath, PROVIDER_COOKIE } from '../domains/identities/identities.rules.ts';
import {
  type Attempt,
  failureOf,
  newAttempt,
  type Provider,
  providerOf,
} from '../domains/identities/provider.ts';
import { counted } from '../domains/accounts/sign-in-guard.ts';
import { cookieIn, cookieOf } from '../http/cookies.ts';
import type { Services } from '../services/services.ts';

const CALLBACK = '/api/auth/oidc/callback';

/** A begun sign-in, sealed in the browser's cookie: any gateway can go on with it, and no other browser. */
interface Begun extends Attempt {
  from: string;
  accountId: string | null;
  until: number;
}

interface ProviderTransport {
  services: Services;
  oidc: Oidc;
}

/**
 * `GET /api/auth/oidc/start` leads to the provider, whose answer to `…/callback` leads back to the sign-in page or the
 * profile. What it said waits for that page: `POST /api/auth/oidc` and `…/connect`.
 */
export async function providerRoutes(
  app: FastifyInstance,
  { services, oidc }: ProviderTransport,
): Promise<void> {
  const provider = providerOf(oidc, services.config.publicUrl + CALLBACK);
  app.get<{ Querystring: Record<string, unknown> }>('/api/auth/oidc/start', (request, reply) =>
    start({ services, provider }, request, reply),
  );
  app.get(CALLBACK, (request, reply) => finish({ services, provider }, request, reply));
}

interface Given {
  services: Services;
  provider: Provider;
}

async function start(
  { services, provider }: Given,
  request: FastifyRequest<{ Querystring: Record<string, unknown> }>,
  reply: FastifyReply,
) {
  const { from, ticket } = request.query;
  const accountId = typeof ticket === 'string' ? accountIdIn(services, ticket) : null;
  const until = Date.now() + providerTimes.attemptMs;
  const begun = { ...newAttempt(), from: ownPath(from), accountId: accountId ?? null, until };
  if (accountId === undefined) return backWith(reply, 'provider_failed', '/profile#oidc');
  try {
    const url = await provider.begin(begun);
    const sealed = services.sealing.seal(JSON.stringify(begun));
    return leadTo(reply, url.href, cookieOf(PROVIDER_COOKIE, sealed, providerTimes.attemptMs));
  } catch (error) {
    logFailure(request, error);
    return backWith(reply, 'provider_unavailable', pageOf(begun));
  }
}

async function finish({ services, provider }: Given, request: FastifyRequest, reply: FastifyReply) {
  const begun = begunIn(services, request);
  if (!begun) return backWith(reply, 'provider_failed', pageOf(begun));
  const device = { address: request.ip, userAgent: null };
  try {
    const answer = new URL(request.url, services.config.publicUrl);
    const token = await counted({ ...services, device }, async () =>
      keepProof(services, await provider.claimsOf(answer, begun), begun),
    );
    return backWith(reply, token, pageOf(begun));
  } catch (error) {
    logFailure(request, error);
    return backWith(reply, failureOf(error), pageOf(begun));
  }
}

function begunIn({ sealing }: Services, { headers }: FastifyRequest): Begun | undefined {
  const opened = sealing.open(cookieIn(headers, PROVIDER_COOKIE));
  const begun = opened === undefined ? undefined : (JSON.parse(opened) as Begun);
  return begun?.state && begun.until > Date.now() ? begun : undefined;
}

/** Returns the page to go back to; the hash tells it to ask for the result of the sign-in. */
function pageOf({ from, accountId }: Pick<Begun, 'from' | 'accountId'> = NOWHERE): string {
  if (accountId !== null) return '/profile#oidc';
  return `/login${from && `?from=${encodeURIComponent(from)}`}#oidc`;
}

const NOWHERE = { from: '', accountId: null };

const backWith = (reply: FastifyReply, said: string, page: string) =>
  leadTo(reply, page, cookieOf(PROVIDER_COOKIE, said, providerTimes.proofMs));

const leadTo = (reply: FastifyReply, url: string, cookie: string) =>
  reply.header('set-cookie', cookie).header('cache-control', 'no-store').redirect(url, 303);

/** Logs the reason but not the error itself, because a provider's answer may hold tokens. */
function logFailure({ log }: FastifyRequest, error: unknown): void {
  const { message, code, error: said } = error as Record<string, unknown>;
  log.warn({ reason: [message, code, said].filter(Boolean).join(', ') }, 'the provider failed');
}
