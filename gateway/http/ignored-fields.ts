import type { FastifyReply } from 'fastify';

export const IGNORED_FIELDS = 'X-Ignored-Fields';

/** Limits in characters. */
const LONGEST_NAME = 60;
const LONGEST_HEADER = 1000;

/** Names in the answer what had no effect: separated by commas, ended by `...` where there is no room for all. */
export function nameIgnored(reply: FastifyReply, names: Iterable<string>): void {
  const written = [...new Set(names)].map(safeName);
  if (written.length === 0) return;
  let header = written.shift()!;
  for (const name of written) {
    if (header.length + name.length > LONGEST_HEADER) {
      header += ', ...';
      break;
    }
    header += `, ${name}`;
  }
  void reply.header(IGNORED_FIELDS, header);
}

/** Returns the name percent-encoded, because a header has neither line breaks nor letters beyond ASCII. */
function safeName(name: string): string {
  const characters = [...name.replace(/\p{Surrogate}/gu, '?')];
  const isLong = characters.length > LONGEST_NAME;
  const shown = encodeURIComponent(characters.slice(0, LONGEST_NAME).join(''));
  return isLong ? `${shown}...` : shown;
}
