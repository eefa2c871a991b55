import { deepEqual } from 'node:assert/strict';
import autocannon from 'autocannon';
import type { Running } from './entry.ts';
import { startServer, type ServerOptions } from './start-server.ts';

export const CONNECTIONS = 20;

export interface HttpContender extends ServerOptions {
  request: { method: 'GET' | 'POST'; path: string; body?: object };
}

/** Runs a server in a process of its own, under as much load as the connections bring. */
export async function overHttp({ request, ...options }: HttpContender): Promise<Running> {
  const { url, token, stop } = await startServer(options);
  const sent = {
    method: request.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(request.body),
  };
  const target = new URL(request.path, url).href;
  const expectBody = await textOf(target, sent);
  return {
    answer: async () => JSON.parse(expectBody) as unknown,
    async measure(seconds) {
      const load = {
        ...sent,
        url: target,
        connections: CONNECTIONS,
        duration: seconds,
        expectBody,
      };
      const { requests, duration, errors, mismatches, statusCodeStats } = await autocannon(load);
      deepEqual({ errors, mismatches, statuses: Object.keys(statusCodeStats) }, allWell, target);
      return requests.total / duration;
    },
    stop,
  };
}

const allWell = { errors: 0, mismatches: 0, statuses: ['200'] };

async function textOf(url: string, request: RequestInit): Promise<string> {
  const answer = await fetch(url, request);
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: ${text}`);
  return text;
}
