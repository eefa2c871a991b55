/** Each browser's own, for this host and TLS alone: nobody else can set it. */
const PREFIX = '__Host-';

export function cookieIn({ cookie = '' }: { cookie?: string | undefined }, name: string): string {
  const begin = `${PREFIX}${name}=`;
  const found = cookie.split('; ').find((each) => each.startsWith(begin)) ?? begin;
  return found.slice(begin.length);
}

/** `value` is of characters that stand in a cookie as they are. Sent with links from elsewhere, never with their forms. */
export const cookieOf = (name: string, value: string, lastsMs: number): string =>
  `${PREFIX}${name}=${value}; Path=/; Max-Age=${lastsMs / 1_000}; Secure; HttpOnly; SameSite=Lax`;
