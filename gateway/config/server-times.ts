import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';

const SECOND_MS = 1_000;

/** Milliseconds to wait for a caller, and bytes of headers. */
export const serverTimes = {
  requestTimeout: 30 * SECOND_MS,
  /** Without a byte read or sent. */
  connectionTimeout: 30 * SECOND_MS,
  keepAliveTimeout: 5 * SECOND_MS,
  http: {
    headersTimeout: 10 * SECOND_MS,
    connectionsCheckingInterval: SECOND_MS,
    maxHeaderSize: 16 * 1024,
  },
  routerOptions: { maxParamLength: 500 },
} satisfies FastifyHttpOptions<Server>;
