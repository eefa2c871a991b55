import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { ALWAYS_ANSWERED } from '../../http/shedding.ts';
import { notFound } from '../../errors/errors.ts';
import type { Metrics } from './metrics.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** `GET /metrics` answers whoever sends METRICS_TOKEN; where none is set, in demo, it answers this machine. */
export async function metricsRoute(
  app: FastifyInstance,
  { metrics, config }: { metrics: Metrics; config: Config },
): Promise<void> {
  app.get('/metrics', { logLevel: 'warn', config: ALWAYS_ANSWERED }, async (request, reply) => {
    if (!mayRead(request, config)) throw notFound('Page');
    reply.type('text/plain; version=0.0.4; charset=utf-8').header('cache-control', 'no-store');
    return metrics.text();
  });
}

function mayRead({ headers, socket }: FastifyRequest, { metricsToken, isDemo }: Config): boolean {
  if (metricsToken === undefined) return isDemo && LOOPBACK.test(socket.remoteAddress ?? '');
  return isSame(headers.authorization ?? '', `Bearer ${metricsToken}`);
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();

const isSame = (one: string, other: string) => timingSafeEqual(hashOf(one), hashOf(other));
