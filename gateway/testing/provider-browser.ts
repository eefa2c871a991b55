import type { FastifyInstance } from 'fastify';

/** Returns a browser between a gateway and a provider: each keeps its cookies in it. */
export function providerBrowser({ app }: { app: FastifyInstance }) {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  async function open(url: string, headers: Record<string, string> = {}) {
    const answer = await app.inject({
      method: 'GET',
      url,
      headers: { cookie: cookie(), ...headers },
    });
    keep(cookies, [answer.headers['set-cookie'] ?? []].flat());
    return { status: answer.statusCode, location: answer.headers.location ?? '' };
  }

  const begin = async (asked = '') => (await open(`/api/auth/oidc/start${asked}`)).location;

  const browser = {
    cookies,
    open,
    begin,
    /** Resolves to the address of the gateway that the provider leads to. */
    answerOf,
    /** Goes from the gateway to the provider and back. Resolves to the page that it ends at. */
    async signIn(sub: string, asked = '') {
      const answer = await answerOf(await begin(asked), sub);
      return (await open(pathOf(answer))).location;
    },
    async claim(url = '/api/auth/oidc', headers: Record<string, string> = {}) {
      const answer = await app.inject({
        method: 'POST',
        url,
        headers: { cookie: cookie(), ...headers },
      });
      return { status: answer.statusCode, body: answer.json<Claimed>() };
    },
  };
  return browser;
}

interface Claimed {
  accessToken: string;
  message: string;
  user: { id: string; role: string; email: string; name: string };
  secondFactor?: { token: string; methods: string[] };
}

export function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Signs in at the provider as the person, in a browser that it has not seen before. */
async function answerOf(authorization: string, sub: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = new URL(authorization);
  const { origin } = url;
  for (;;) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const chosen = url.pathname.startsWith('/interaction/') ? `${url.href}/as/${sub}` : url.href;
    const answer = await fetch(chosen, { redirect: 'manual', headers: { cookie } });
    keep(cookies, answer.headers.getSetCookie());
    const location = answer.headers.get('location');
    if (location === null)
      throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
    url = new URL(location, url);
    if (url.origin !== origin) return url.href;
  }
}

function keep(cookies: Map<string, string>, lines: readonly string[]): void {
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
}
