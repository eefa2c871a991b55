import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { MOST_URL_BYTES } from '../config/limits.ts';
import { type FieldErrors, refuseErrors, urlTooLong } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';

/** Of each of these, two programs in a row could believe another one. */
const ONCE = ['authorization', 'content-length', 'content-type', 'host', 'transfer-encoding'];

/** Refuses requests that programs read in different ways, as far as Node's parser lets them through, and long addresses. */
export function refuseAmbiguous(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (raw.url!.length > MOST_URL_BYTES) throw urlTooLong(MOST_URL_BYTES);
    refuseErrors(problemsOf(raw));
    done();
  });
}

function problemsOf({ rawHeaders, headers, httpVersion, url }: IncomingMessage): FieldErrors {
  const names = rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase());
  const twice = ONCE.filter((name) => names.indexOf(name) !== names.lastIndexOf(name));
  const coding = headers['transfer-encoding'];
  const isFramed = coding === undefined || (coding === 'chunked' && httpVersion === '1.1');
  return {
    ...Object.fromEntries(twice.map((name) => [name, problem('sent_twice')])),
    ...(!isFramed && { 'transfer-encoding': problem('only_chunked') }),
    // An address of its own is a second host.
    ...(!/^[/*]/.test(url ?? '') && { url: problem('not_a_path') }),
  };
}
