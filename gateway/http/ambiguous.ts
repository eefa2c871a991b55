import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { MOST_URL_BYTES } from '../config/limits.ts';
import { type FieldErrors, refuseErrors, urlTooLong } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';

/** Headers that a request may have once: of two, two programs in a row could believe another one. */
const ONCE = ['authorization', 'content-length', 'content-type', 'host', 'transfer-encoding'];

const lengths = new Set(ONCE.map(({ length }) => length));

/**
 * Refuses long addresses, and requests that programs read in different ways as far as Node's parser lets them through.
 */
export function refuseAmbiguous(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw, host, originalUrl }, _reply, done) => {
    if (originalUrl.length > MOST_URL_BYTES) throw urlTooLong(MOST_URL_BYTES);
    refuseErrors(problemsOf(raw, originalUrl, [host, raw.headers.host]));
    done();
  });
}

/** Fastify's router calls no hook for what it cannot read: this is read as `/`, and refused as any. */
export const readableUrl = ({ url = '/' }: { url?: string | undefined }): string =>
  isReadable(url) ? url : '/';

/** URLs may have more characters, but no name of a host has: a comma would be two hosts to some programs. */
const NAME_OR_ADDRESS = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** HTTP/1.0 has none; Node refuses its absence in HTTP/1.1. */
const isHost = (host: string | undefined) =>
  host === undefined || (NAME_OR_ADDRESS.test(host) && URL.canParse(`http://${host}`));

function isReadable(url: string): boolean {
  try {
    return !url.includes('%') || decodeURIComponent(url.split('?', 1)[0]!) !== '';
  } catch {
    return false;
  }
}

function problemsOf(
  { rawHeaders, headers, httpVersion }: IncomingMessage,
  url: string,
  hosts: readonly (string | undefined)[],
): FieldErrors {
  const problems: FieldErrors = {};
  for (const name of repeated(rawHeaders)) problems[name] = problem('sent_twice');
  if (!hosts.every(isHost)) problems.host = problem('not_a_host');
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && (coding !== 'chunked' || httpVersion !== '1.1')) {
    problems['transfer-encoding'] = problem('only_chunked');
  }
  if (!/^[/*]/.test(url) || !isReadable(url)) problems.url = problem('not_a_path');
  return problems;
}

function repeated(rawHeaders: readonly string[]): string[] {
  const once = rawHeaders.filter((name, at) => at % 2 === 0 && lengths.has(name.length));
  const names = once.map((name) => name.toLowerCase());
  return ONCE.filter((name) => names.indexOf(name) !== names.lastIndexOf(name));
}
