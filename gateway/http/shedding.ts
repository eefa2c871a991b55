import type { IncomingMessage } from 'node:http';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { type Overload, overload } from '../config/limits.ts';
import { busy } from '../errors/errors.ts';

export const ALWAYS_ANSWERED = { pressureHandler: () => undefined };

/** The refusal's stack is made once, because it would be a fifth of what a refusal costs. */
const refusal = busy();
const anotherRefusal = () => Object.create(refusal) as typeof refusal;

/** 503 while the event loop is late or full and many wait: decision 36. */
export async function shedLoad(app: FastifyInstance, limits: Overload = overload): Promise<void> {
  let waiting = 0;
  const refused = new WeakSet<IncomingMessage>();
  const held: (() => void)[] = [];
  let begun = 0;
  // This listener runs before that of Fastify, which runs the check.
  app.server.prependListener('request', (request, response) => {
    waiting += 1;
    response.once('close', () => {
      waiting -= 1;
      if (refused.has(request)) readLater(request, limits.refusedPauseMs);
    });
  });
  await app.register(underPressure, {
    maxEventLoopDelay: limits.eventLoopDelayMs,
    maxEventLoopUtilization: limits.eventLoopUtilization,
    eventLoopUtilizationMode: 'interval',
    sampleInterval: limits.sampleMs,
    async pressureHandler({ raw }, _reply, type) {
      const isLate = type === 'eventLoopDelay';
      if (waiting <= (isLate ? limits.waitingWhenLate : limits.waitingWhenFull)) return;
      refused.add(raw);
      throw anotherRefusal();
    },
  });

  const mayBegin = () => begun < limits.begunWhenFull || !app.isUnderPressure();
  function beginHeld() {
    while (held.length > 0 && mayBegin()) held.shift()!();
  }
  const timer = setInterval(beginHeld, limits.sampleMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('onRequest', (request, { raw: response }, done) => {
    if ('pressureHandler' in request.routeOptions.config) return done();
    const begin = () => {
      begun += 1;
      response.once('close', () => {
        begun -= 1;
        beginHeld();
      });
      done();
    };
    if (mayBegin()) return begin();
    held.push(begin);
    response.once('close', () => {
      const place = held.indexOf(begin);
      if (place >= 0) held.splice(place, 1);
    });
  });
}

/** Stops reading the connection for a time: a request that comes before its time waits there and costs nothing. */
function readLater(request: IncomingMessage, milliseconds: number): void {
  const { socket } = request;
  const pause = () => {
    socket.pause();
    setTimeout(() => socket.resume(), milliseconds).unref();
  };
  // The rest of this request is read first, because that goes on reading.
  if (request.closed) pause();
  else request.once('close', pause);
}
