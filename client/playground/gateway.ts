import type { GraphiQLProps } from 'graphiql';
import type { ExecutionResult } from 'graphql';
import type { PlaygroundAccountQuery } from './PlaygroundAccount.generated.ts';
import accountQuery from './PlaygroundAccount.graphql?raw';

type Fetcher = GraphiQLProps['fetcher'];
type Request = Parameters<Fetcher>[0];

/** The gateway's profile; `null` when it does not say. */
export type Profile = 'demo' | 'production' | null;

export type Account = PlaygroundAccountQuery['me'];

export interface Session {
  token: string;
  account: Account;
}

/** Sends the token, unless GraphiQL's headers editor overrides it. */
export function createFetcher(token: string | undefined): Fetcher {
  return async (request, options) => {
    const headers = new Headers(options?.headers);
    if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
    const response = await post('/graphql', withKnownOperation(request), headers);
    return (await readJson(response)) as ExecutionResult;
  };
}

export async function fetchProfile(): Promise<Profile> {
  const response = await fetch('/healthz');
  const health = (await readJson(response)) as { profile?: Profile };
  return health.profile ?? null;
}

/** Resolves to `null` when the gateway rejects the token. */
export async function fetchAccount(token: string): Promise<Account | null> {
  const answer = await createFetcher(token)({ query: accountQuery });
  const { data } = answer as ExecutionResult<PlaygroundAccountQuery>;
  return data?.me ?? null;
}

/** Throws the gateway's message. */
export async function signIn(email: string, password: string): Promise<Session> {
  const response = await post('/api/auth/login', { email, password });
  const answer = await readJson(response);
  if (!response.ok) throw new Error((answer as { message: string }).message);
  const { accessToken, user } = answer as { accessToken: string; user: Account };
  return { token: accessToken, account: user };
}

/** Drops an unknown operation name: for 100 ms after a change of tabs, GraphiQL sends the previous tab's. */
function withKnownOperation({ operationName, ...request }: Request): Request {
  return operationName && request.query.includes(operationName)
    ? { ...request, operationName }
    : request;
}

function post(url: string, body: unknown, headers = new Headers()): Promise<Response> {
  headers.set('content-type', 'application/json');
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function readJson(response: Response): Promise<unknown> {
  if (response.headers.get('content-type')?.includes('json')) return response.json();
  throw new Error(`The gateway answered ${response.status} ${response.statusText}`.trim());
}
