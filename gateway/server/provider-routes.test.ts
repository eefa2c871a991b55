import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { captureLog } from '../testing/captured-log.ts';
import { limitedGateway, secondGateway } from '../testing/limited-gateway.ts';
import { pathOf, providerBrowser } from '../testing/provider-browser.ts';
import { startProvider, type TestProvider } from '../testing/provider.ts';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';

const FAILED = 'Signing in with Acme did not work. Try again.';

let provider: TestProvider;
let gateway: TestGateway;
beforeAll(async () => {
  provider = await startProvider();
  gateway = await startGateway({ environment: provider.environment });
});
afterAll(async () => {
  await gateway.stop();
  await provider.stop();
});
afterEach(() => vi.useRealTimers());

const refused = (message: string) => ({ status: 400, body: { message } });

describe('signing in by a provider', () => {
  it('leads back to the page that was asked for, and works once', async () => {
    const browser = providerBrowser(gateway);
    const { sub, email } = provider.add();
    const page = await browser.signIn(sub, `?from=${encodeURIComponent('/invoices?page=2')}`);
    expect(page).toBe('/login?from=%2Finvoices%3Fpage%3D2#oidc');
    const { status, body } = await browser.claim();
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ email, name: 'Ana Souza', role: 'GUEST' });
    const { data } = await gateway.graphql('{ me { email hasPassword } }', {}, body.accessToken);
    expect(data?.me).toEqual({ email, hasPassword: false });
    expect(await browser.claim()).toMatchObject(refused('This sign-in has expired. Start again.'));
  });

  it('keeps the token out of every address and from scripts', async () => {
    const browser = providerBrowser(gateway);
    const answer = await browser.answerOf(await browser.begin(), provider.add().sub);
    const { headers } = await gateway.app.inject({
      url: pathOf(answer),
      headers: { cookie: [...browser.cookies].map((each) => each.join('=')).join('; ') },
    });
    expect(headers.location).toBe('/login#oidc');
    expect(headers['set-cookie']).toMatch(
      /^__Host-provider=[\w-]{43}; Path=\/; Max-Age=120; Secure; HttpOnly; SameSite=Lax$/,
    );
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each(['//evil.test', '/\\evil.test', 'https://evil.test/', 'javascript:alert(1)'])(
    'never leads to %s',
    async (from) => {
      const browser = providerBrowser(gateway);
      const page = await browser.signIn(provider.add().sub, `?from=${encodeURIComponent(from)}`);
      expect(page).toBe('/login#oidc');
    },
  );

  it('asks with PKCE for the least that it needs', async () => {
    const asked = new URL(await providerBrowser(gateway).begin()).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost:4000/api/auth/oidc/callback',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(asked.get(name)).toHaveLength(43);
    }
  });

  it('goes on at another gateway of the same database', async () => {
    const { app } = await secondGateway(gateway, provider.environment);
    const here = providerBrowser(gateway);
    const answer = await here.answerOf(await here.begin(), provider.add().sub);
    const there = providerBrowser({ app });
    for (const each of here.cookies) there.cookies.set(...each);
    expect((await there.open(pathOf(answer))).location).toBe('/login#oidc');
    for (const each of there.cookies) here.cookies.set(...each);
    expect((await here.claim()).status).toBe(200);
  });
});

describe('an answer of the provider', () => {
  async function answered() {
    const browser = providerBrowser(gateway);
    const answer = await browser.answerOf(await browser.begin(), provider.add().sub);
    return { browser, answer };
  }

  async function refusalOf(browser: ReturnType<typeof providerBrowser>, url: string) {
    expect(await browser.open(pathOf(url))).toEqual({ status: 303, location: '/login#oidc' });
    return browser.claim();
  }

  it('is refused with another state', async () => {
    const { browser, answer } = await answered();
    const other = new URL(answer);
    other.searchParams.set('state', 'x'.repeat(43));
    expect(await refusalOf(browser, other.href)).toMatchObject(refused(FAILED));
  });

  it('is refused where another browser began', async () => {
    const { answer } = await answered();
    expect(await refusalOf(providerBrowser(gateway), answer)).toMatchObject(refused(FAILED));
    const { browser } = await answered();
    expect(await refusalOf(browser, answer)).toMatchObject(refused(FAILED));
  });

  it('is refused a second time', async () => {
    const { browser, answer } = await answered();
    const before = new Map(browser.cookies);
    await browser.open(pathOf(answer));
    expect((await browser.claim()).status).toBe(200);
    for (const each of before) browser.cookies.set(...each);
    expect(await refusalOf(browser, answer)).toMatchObject(refused(FAILED));
  });

  it('is refused with another nonce', async () => {
    const browser = providerBrowser(gateway);
    const asked = new URL(await browser.begin());
    asked.searchParams.set('nonce', 'x'.repeat(43));
    const answer = await browser.answerOf(asked.href, provider.add().sub);
    expect(await refusalOf(browser, answer)).toMatchObject(refused(FAILED));
  });

  it('is refused when it comes after ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { browser, answer } = await answered();
    vi.setSystemTime(Date.now() + 601_000);
    expect(await refusalOf(browser, answer)).toMatchObject(refused(FAILED));
  });

  it('is refused with a cookie that the gateway did not make', async () => {
    const { browser, answer } = await answered();
    browser.cookies.set('__Host-provider', 'AAAA'.repeat(20));
    expect(await refusalOf(browser, answer)).toMatchObject(refused(FAILED));
  });

  it('waits two minutes for the page', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { browser, answer } = await answered();
    await browser.open(pathOf(answer));
    vi.setSystemTime(Date.now() + 121_000);
    expect((await browser.claim()).status).toBe(400);
  });

  it('is told from a person who turned back there', async () => {
    const browser = providerBrowser(gateway);
    const answer = await browser.answerOf(await browser.begin('?from=/deals'), 'nobody');
    expect((await browser.open(pathOf(answer))).location).toBe('/login?from=%2Fdeals#oidc');
    expect(await browser.claim()).toMatchObject(refused('You did not sign in at Acme.'));
    const headers = { 'retaguarda-language': 'pt-BR' };
    expect(await browser.claim('/api/auth/oidc', headers)).toMatchObject(
      refused('Você não entrou em Acme.'),
    );
  });

  it('leaves no code, token or secret in the log', async () => {
    const { app, stop } = await startGateway({
      environment: provider.environment,
    });
    onTestFinished(stop);
    const lines = captureLog(app);
    const browser = providerBrowser({ app });
    const answer = await browser.answerOf(await browser.begin(), provider.add().sub);
    const code = new URL(answer).searchParams.get('code')!;
    const before = new Map(browser.cookies);
    await browser.open(pathOf(answer));
    for (const each of before) browser.cookies.set(...each);
    await browser.open(pathOf(answer));
    expect(lines).toMatchObject([{ message: 'the provider failed', details: { reason: /./ } }]);
    const written = JSON.stringify(lines.map(({ details }) => details));
    for (const secret of [code, 'known to both', ...before.values()]) {
      expect(written).not.toContain(secret);
    }
  });
});

it('what fails is counted by the address, as wrong passwords are', async () => {
  const limited = await limitedGateway(provider.environment);
  const browser = providerBrowser(limited);
  const from = { 'x-forwarded-for': '203.0.113.9' };
  await browser.begin();
  const begun = new Map(browser.cookies);
  for (let time = 0; time < 29; time += 1) {
    for (const each of begun) browser.cookies.set(...each);
    await browser.open('/api/auth/oidc/callback?code=a&state=b', from);
  }
  expect((await browser.claim('/api/auth/oidc', from)).status).toBe(400);
  const { status, body } = await browser.claim('/api/auth/oidc', from);
  expect(status).toBe(429);
  expect(body.message).toMatch(/^Too many failed sign-ins from this address/);
  const elsewhere = { 'x-forwarded-for': '203.0.113.10' };
  expect((await browser.claim('/api/auth/oidc', elsewhere)).status).toBe(400);
});
