import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { type Overload, overload } from '../config/limits.ts';
import { busy } from '../errors/errors.ts';

export const ALWAYS_ANSWERED = { pressureHandler: () => undefined };

/** One for all: its stack would be a fifth of what a refusal costs. */
const refusal = busy();

/** 503 while the event loop is late or full and many wait: decision 36. */
export async function shedLoad(app: FastifyInstance, limits: Overload = overload): Promise<void> {
  let waiting = 0;
  // Before the listener of Fastify, which runs the check.
  app.server.prependListener('request', (_request, response) => {
    waiting += 1;
    response.once('close', () => (waiting -= 1));
  });
  await app.register(underPressure, {
    maxEventLoopDelay: limits.eventLoopDelayMs,
    maxEventLoopUtilization: limits.eventLoopUtilization,
    eventLoopUtilizationMode: 'interval',
    sampleInterval: limits.sampleMs,
    async pressureHandler(_request, _reply, type) {
      const isLate = type === 'eventLoopDelay';
      if (waiting > (isLate ? limits.waitingWhenLate : limits.waitingWhenFull)) throw refusal;
    },
  });
}
