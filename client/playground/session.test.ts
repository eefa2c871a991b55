import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Account } from './gateway.ts';
import {
  chooseAccount,
  chooseApplication,
  chooseNobody,
  mayUse,
  restoreSession,
} from './session.ts';

const sofia: Account = { name: 'Sofia', email: 'sa@retaguarda.test', role: 'SA' };
const gus: Account = { name: 'Gus', email: 'guest@retaguarda.test', role: 'GUEST' };
const sofiasToken = tokenOf(sofia, inSeconds(60));
const gussToken = tokenOf(gus, inSeconds(60));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', answer);
});
afterEach(() => vi.unstubAllGlobals());

describe('the session at the start', () => {
  it('is the application’s', async () => {
    localStorage.setItem('accessToken', sofiasToken);
    expect(await restoreSession()).toEqual({ token: sofiasToken, account: sofia });
  });

  it.each([
    ['absent', null],
    ['not a token', 'rubbish'],
    ['without an expiry', tokenOf(sofia)],
    ['expired', tokenOf(sofia, inSeconds(-1))],
    ['refused by the gateway', tokenOf(sofia, inSeconds(61))],
  ])('is nobody’s when the application’s token is %s', async (_case, token) => {
    if (token) localStorage.setItem('accessToken', token);
    expect(await restoreSession()).toBe(null);
  });
});

it.each([
  ['demo', null, true],
  ['demo', gus, true],
  ['production', null, false],
  ['production', gus, false],
  ['production', sofia, true],
] as const)('in %s, %o may use the playground: %s', (profile, account, may) => {
  expect(mayUse(profile, account && { token: 'a.b.c', account })).toBe(may);
});

describe('an account chosen in the playground', () => {
  beforeEach(() => localStorage.setItem('accessToken', sofiasToken));

  it('stays for the browser tab and leaves the application’s token alone', async () => {
    await chooseAccount(gus.email, 'retaguarda');
    expect((await restoreSession())?.account).toEqual(gus);
    expect(localStorage.getItem('accessToken')).toBe(sofiasToken);
  });

  it('can be nobody, until the application’s is chosen again', async () => {
    await chooseNobody();
    expect(await restoreSession()).toBe(null);
    await chooseApplication();
    expect((await restoreSession())?.account).toEqual(sofia);
  });

  it('stays when the application is not signed in any more', async () => {
    await chooseAccount(gus.email, 'retaguarda');
    localStorage.removeItem('accessToken');
    await expect(chooseApplication()).rejects.toThrow('not signed in any more');
    expect((await restoreSession())?.account).toEqual(gus);
  });
});

/** Accepts both tokens, and signs Gus in. */
async function answer(url: string, { headers }: { headers: Headers }): Promise<Response> {
  if (url === '/api/auth/login') return Response.json({ accessToken: gussToken, user: gus });
  const token = headers.get('authorization')?.replace('Bearer ', '');
  const me = token === sofiasToken ? sofia : token === gussToken ? gus : null;
  return Response.json({ data: { me } });
}

function tokenOf(account: Account, exp?: number): string {
  const payload = btoa(JSON.stringify({ sub: account.email, exp }));
  return `header.${payload.replaceAll('+', '-').replaceAll('/', '_')}.signature`;
}

function inSeconds(seconds: number): number {
  return Math.floor(Date.now() / 1000) + seconds;
}
