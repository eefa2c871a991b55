import { afterEach, expect, it, vi } from 'vitest';
import { company, loadCompany } from './company.ts';
import { earlyAnswer, reachGraphql } from './early.ts';
import { beginOpening, FIRST_QUERIES, forgetQueries } from './firstQueries.ts';
import { session, type User } from './session.ts';
import { installation, readCompanyHeader } from './storedCompany.ts';

const body = (name: string) =>
  JSON.stringify({ operationName: name, query: `query ${name} { a }` });
const change = JSON.stringify({ operationName: 'Change', query: 'mutation Change { a }' });
const answered = {
  ...{ currencySign: 'EUR', timeZone: 'Europe/Lisbon' },
  ...{ pricesIncludeTax: false, taxRate: 23, isDemo: true },
};
const user: User = {
  ...{ id: '1', role: 'SA' as const, name: 'Ana' },
  ...{ email: 'ana@retaguarda.test', avatar: null },
};
const answer = (text: string) => Promise.resolve(new Response(text));

function open(queries: Record<string, Promise<Response>>) {
  beginOpening();
  globalThis.early = {
    token: 'own',
    answers: new Map(),
    queries: new Map(Object.entries(queries)),
  };
  const sent = vi.fn(() => answer('sent'));
  vi.stubGlobal('fetch', sent);
  const ask = async (body: string, token = 'own') => {
    const headers = { authorization: `Bearer ${token}` };
    return (await reachGraphql('/graphql', { method: 'POST', headers, body })).text();
  };
  return { ask, sent };
}

afterEach(() => {
  globalThis.early = undefined;
  vi.unstubAllGlobals();
});

it('an answer that the document asked for is taken once', async () => {
  const { ask, sent } = open({ [body('List')]: answer('early') });
  expect(await ask(body('Other'))).toBe('sent');
  expect(await ask(body('List'))).toBe('early');
  expect(await ask(body('List'))).toBe('sent');
  expect(sent).toHaveBeenCalledTimes(2);
});

it('of another account it is none, and neither is a failed one', async () => {
  const failed = Promise.resolve(new Response('', { status: 429 }));
  const { ask } = open({
    [body('One')]: answer('early'),
    [body('Two')]: failed,
    [body('Three')]: Promise.reject(new TypeError('lost')),
  });
  expect(await ask(body('One'), 'other')).toBe('sent');
  expect(await ask(body('Two'))).toBe('sent');
  expect(await ask(body('Three'))).toBe('sent');
});

it('what REST answers is taken once, by the same account', async () => {
  open({});
  globalThis.early!.answers.set('/one', answer('early')).set('/two', answer('early'));
  expect(await (await earlyAnswer('/one', 'own'))?.text()).toBe('early');
  expect(earlyAnswer('/one', 'own')).toBe(undefined);
  expect(earlyAnswer('/two', 'other')).toBe(undefined);
});

it.each([
  ['told of', 0, encodeURIComponent(JSON.stringify(answered))],
  ['not told of', 1, undefined],
])('a company that the profile has %s is asked for %i times more', async (...given) => {
  const [, times, told] = given;
  const { sent } = open({});
  sent.mockImplementation(() => Promise.resolve(Response.json(answered)));
  session.enter({ accessToken: 'own', user });
  readCompanyHeader(new Headers(told ? { 'retaguarda-company': told } : {}));
  await loadCompany();
  expect(company.read()).toMatchObject({ currency: 'EUR', timeZone: 'Europe/Lisbon' });
  expect(sent).toHaveBeenCalledTimes(times);
  await loadCompany();
  expect(sent).toHaveBeenCalledTimes(times);
  session.leave();
});

it.each([true, false])('the profile tells whether the installation is a demo: %s', (isDemo) => {
  const told = encodeURIComponent(JSON.stringify({ ...answered, isDemo }));
  readCompanyHeader(new Headers({ 'retaguarda-company': told }));
  expect(installation.read()).toEqual({ isDemo });
});

it('after a change, and once the page is open, the gateway is asked again', async () => {
  const early = () => ({ [body('List')]: answer('early') });
  const changed = open(early());
  await changed.ask(change);
  expect(await changed.ask(body('List'))).toBe('sent');

  const late = open(early());
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 60_000);
  expect(await late.ask(body('List'))).toBe('sent');
});

it('queries of the opening are kept by address until the session ends', async () => {
  const { ask } = open({});
  await ask(body('List'));
  await ask(change);
  const { pathname, search } = window.location;
  expect(JSON.parse(localStorage.getItem(FIRST_QUERIES)!)).toEqual({
    [pathname + search]: [body('List')],
  });
  forgetQueries();
  expect(localStorage.getItem(FIRST_QUERIES)).toBe(null);
});
