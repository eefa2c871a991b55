/** The prefix limits a cookie to this host and to TLS, so that nobody else can set it. */
const PREFIX = '__Host-';

export function cookieIn({ cookie = '' }: { cookie?: string | undefined }, name: string): string {
  const begin = `${PREFIX}${name}=`;
  const found = cookie.split('; ').find((each) => each.startsWith(begin)) ?? begin;
  return found.slice(begin.length);
}

/**
 * Returns a cookie whose `value` is of characters that stand in it as they are. Browsers send it with links from
 * elsewhere, never with their forms.
 */
export const cookieOf = (name: string, value: string, lastsMs: number): string =>
  `${PREFIX}${name}=${value}; Path=/; Max-Age=${lastsMs / 1_000}; Secure; HttpOnly; SameSite=Lax`;
