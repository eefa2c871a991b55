import type { IncomingHttpHeaders as Headers } from 'node:http';

const OF_A_CONNECTION =
  /^(connection|expect|http2-settings|keep-alive|proxy(-.*)?|te|trailer|transfer-encoding|upgrade)$/;

const OF_A_CALLER =
  /^(cookie2?|forwarded|via|x-forwarded(-.*)?|x-real-ip|x-remote-(addr|ip)|x-original-.*|x-originating-ip|x-rewrite-url|x-(cluster-|azure-)?client-?ip|x-envoy-.*|x-appengine-.*|(true|fastly)-client-ip|cf-(connecting-ip.*|ipcountry|ray|visitor)|client-ip)$/;

const OF_POLICY =
  /^(access-control-.*|alt-svc|clear-site-data|content-security-policy.*|cross-origin-.*|document-policy.*|expect-ct|feature-policy|nel|origin-agent-cluster|permissions-policy.*|public-key-pins.*|referrer-policy|refresh|report-to|reporting-endpoints|server|service-worker-allowed|set-cookie2?|set-login|sourcemap|speculation-rules|strict-transport-security|timing-allow-origin|via|x-content-type-options|x-dns-prefetch-control|x-frame-options|x-permitted-cross-domain-policies|x-powered-by|x-request-id|x-sourcemap|x-xss-protection)$/;

export const sentUpstream = (headers: Headers) =>
  without(headers, (name) => OF_A_CONNECTION.test(name) || OF_A_CALLER.test(name));

/** A redirection within the upstream leads to the gateway, which alone can be reached. */
export function sentDown(headers: Headers, upstreamUrl: string): Headers {
  const named = namesIn(headers.connection);
  const kept = without(
    headers,
    (name) => OF_A_CONNECTION.test(name) || OF_POLICY.test(name) || named.includes(name),
  );
  const { origin } = new URL(upstreamUrl);
  for (const name of ['location', 'content-location'] as const) {
    const value = kept[name];
    if (typeof value !== 'string' || !URL.canParse(value, origin)) continue;
    const { origin: other, pathname, search, hash } = new URL(value, origin);
    if (other === origin) kept[name] = `${pathname}${search}${hash}`;
  }
  return kept;
}

const namesIn = (list: string | string[] | undefined) =>
  String(list ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase());

const without = (headers: Headers, isDropped: (name: string) => boolean): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !isDropped(name.toLowerCase())));
