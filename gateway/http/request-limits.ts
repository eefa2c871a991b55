import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { REQUESTS_A_LEASE } from '../config/limits.ts';
import { addressKey } from './address-key.ts';
import { type RateLimits, refused } from './rate-limits.ts';

type Limit = 'requestsFromAddress' | 'requestsOfAccount';

interface Lease {
  left: number;
  isRefused: boolean;
  until: number;
}

export function requestCounter(limits: RateLimits, limit: Limit): (key: string) => Promise<void> {
  const leases = new Map<string, Lease>();
  const renewing = new Map<string, Promise<Lease>>();

  async function renewed(key: string): Promise<Lease> {
    const { isRefused, lastsMs } = await limits[limit].consume(key, REQUESTS_A_LEASE).then(
      ({ msBeforeNext }) => ({ isRefused: false, lastsMs: msBeforeNext }),
      (error: unknown) => {
        if (error instanceof RateLimiterRes)
          return { isRefused: true, lastsMs: error.msBeforeNext };
        throw error;
      },
    );
    const lease = { left: REQUESTS_A_LEASE, isRefused, until: performance.now() + lastsMs };
    leases.set(key, lease);
    setTimeout(() => leases.get(key) === lease && leases.delete(key), lastsMs).unref();
    return lease;
  }

  function renew(key: string): Promise<Lease> {
    const known = renewing.get(key);
    if (known) return known;
    const next = renewed(key).finally(() => renewing.delete(key));
    renewing.set(key, next);
    return next;
  }

  return async (key) => {
    let lease = leases.get(key);
    while (!lease || isOver(lease)) lease = await renew(key);
    if (lease.isRefused) throw refused(limit, lease.until - performance.now());
    lease.left -= 1;
  };
}

const isOver = ({ left, until }: Lease) => left === 0 || until <= performance.now();

export function limitRequests(app: FastifyInstance, limits: RateLimits): void {
  const counted = requestCounter(limits, 'requestsFromAddress');
  app.addHook('onRequest', ({ ip }) => counted(addressKey({ address: ip })));
}

export function accountLimit(limits: RateLimits) {
  const counted = requestCounter(limits, 'requestsOfAccount');
  const known = new WeakSet<object>();
  return async (request: FastifyRequest, accountId: string | undefined): Promise<void> => {
    if (accountId === undefined || known.has(request)) return;
    known.add(request);
    await counted(accountId);
  };
}
