import { providerBrowser } from './provider-browser.ts';
import type { Person } from './provider.ts';
import { PASSWORD } from './registered.ts';
import type { TestGateway } from './test-gateway.ts';

const START = 'mutation ($input: StartIdentityInput!) { startIdentity(input: $input) { ticket } }';

export async function enter(gateway: TestGateway, { sub }: Pick<Person, 'sub'>) {
  const browser = providerBrowser(gateway);
  await browser.signIn(sub);
  return browser.claim();
}

interface Connecting {
  token: string;
  password?: string;
}

export const begin = (gateway: TestGateway, { token, password = PASSWORD }: Connecting) =>
  gateway.graphql(START, { input: { currentPassword: password } }, token);

/** Returns the browser that the profile sent to the provider and that came back, and the page that it ended at. */
export async function comeBack(
  gateway: TestGateway,
  { sub }: Pick<Person, 'sub'>,
  connecting: Connecting,
) {
  const { data } = await begin(gateway, connecting);
  const browser = providerBrowser(gateway);
  const ticket = encodeURIComponent(data?.startIdentity.ticket as string);
  return { browser, page: await browser.signIn(sub, `?ticket=${ticket}`) };
}

export async function connect(
  gateway: TestGateway,
  person: Pick<Person, 'sub'>,
  connecting: Connecting,
) {
  const { browser } = await comeBack(gateway, person, connecting);
  return browser.claim('/api/auth/oidc/connect', bearer(connecting.token));
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
