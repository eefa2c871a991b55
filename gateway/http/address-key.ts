import { isIPv6 } from 'node:net';

const V4_IN_V6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** An IPv6 caller has a whole /64 to choose from, so that all of it counts as one address. */
export function addressKey(from: { address: string | null } | undefined): string {
  const address = from?.address ?? '';
  const mapped = V4_IN_V6.exec(address)?.[1];
  if (mapped) return mapped;
  const [plain = ''] = address.split('%');
  return isIPv6(plain) ? networkOf(plain) : plain;
}

function networkOf(address: string): string {
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = before === '' ? [] : before.split(':');
  const zeros = after === undefined ? 0 : 8 - groups.length - (after ? after.split(':').length : 0);
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...(after ? after.split(':') : [])];
  return `${all.slice(0, 4).join(':')}::/64`;
}

export function trustedProxies(given: number | string[] | undefined) {
  if (typeof given !== 'number') return given ?? false;
  return (_address: string, hop: number) => hop < given;
}
