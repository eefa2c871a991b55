import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

const CLIENT = { OIDC_CLIENT_ID: 'retaguarda', OIDC_CLIENT_SECRET: 'known to both sides' };

const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const jwks = { keys: [{ ...key.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] };

/** Starts a whole OpenID Connect provider on this machine, where anybody signs in as anyone of `people` by a link. */
export async function startProvider({ publicUrl = 'http://localhost:4000' } = {}) {
  const people = new Map<string, Person>();
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = providerAt(issuer, {
    people,
    redirectUri: `${publicUrl}/api/auth/oidc/callback`,
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    const [, uid, sub] = /^\/interaction\/([^/]+)(?:\/as\/(.+))?$/.exec(request.url ?? '') ?? [];
    if (uid === undefined) void answer(request, response);
    else if (sub === undefined) showPeople(response, { uid, people });
    else void signIn(provider, { request, response, accountId: decodeURIComponent(sub) });
  });
  return {
    issuer,
    environment: { OIDC_ISSUER: issuer, OIDC_NAME: 'Acme', ...CLIENT },
    add(claims: Omit<Person, 'sub'> = {}): Required<Person> {
      const sub = randomUUID();
      const email = `${sub}@example.test`;
      const person = { sub, email, email_verified: true, name: 'Ana Souza', ...claims };
      people.set(sub, person);
      return person;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type TestProvider = Awaited<ReturnType<typeof startProvider>>;

interface Known {
  people: ReadonlyMap<string, Person>;
  redirectUri: string;
}

function providerAt(issuer: string, { people, redirectUri }: Known): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.OIDC_CLIENT_ID,
        client_secret: CLIENT.OIDC_CLIENT_SECRET,
        redirect_uris: [redirectUri],
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['a key of tests'] },
    features: { devInteractions: { enabled: false } },
    jwks,
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount(_context, sub) {
      const person = people.get(sub);
      return person && { accountId: sub, claims: async () => ({ ...person }) };
    },
    async loadExistingGrant({ oidc }) {
      const { client, session } = oidc;
      const grant = new oidc.provider.Grant({
        clientId: client!.clientId,
        accountId: session!.accountId!,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
}

function showPeople(
  response: ServerResponse,
  { uid, people }: { uid: string } & Pick<Known, 'people'>,
) {
  const all = [...people.values(), { sub: 'nobody', name: 'Cancel' }];
  const links = all.map(
    ({ sub, name = sub }) => `<li><a href="/interaction/${uid}/as/${sub}">${name}</a></li>`,
  );
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(
    `<!doctype html><link rel="icon" href="data:," /><title>Acme</title><ul>${links.join('')}</ul>`,
  );
}

interface Chosen {
  request: IncomingMessage;
  response: ServerResponse;
  accountId: string;
}

async function signIn(provider: Provider, { request, response, accountId }: Chosen) {
  const result =
    accountId === 'nobody' ? { error: 'access_denied' } : { login: { accountId, remember: false } };
  await provider.interactionFinished(request, response, result);
}
