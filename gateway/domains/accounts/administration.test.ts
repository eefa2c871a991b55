import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { limitedGateway, send } from '../../testing/limited-gateway.ts';
import { PASSWORD, registered } from '../../testing/registered.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const LIST = `query ($text: String, $isDisabled: Boolean) {
  accounts(text: $text, isDisabled: $isDisabled) {
    nodes { id isDisabled isLocked openSessions lastSeenAt createdAt }
  }
}`;
const UPDATE = `mutation ($input: UpdateAccountInput!) {
  updateAccount(input: $input) { account { role isDisabled } }
}`;
const END = `mutation ($input: EndAccountSessionsInput!) {
  endAccountSessions(input: $input) { account { openSessions } }
}`;
const UNLOCK = `mutation ($input: UnlockAccountInput!) {
  unlockAccount(input: $input) { account { isLocked } }
}`;

let gateway: TestGateway;
let sa: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  sa = await gateway.tokenFor('SA');
});
afterAll(() => gateway.stop());

const listed = async (variables: object) =>
  (await gateway.graphql(LIST, variables, sa)).data?.accounts.nodes as Record<string, unknown>[];

it('finds accounts by a part of the email or name, and by whether they are shut out', async () => {
  const { id, email } = await registered(gateway, { sessions: 2 });
  const text = email.slice(2, 20).toUpperCase();
  expect(await listed({ text })).toMatchObject([{ id, isLocked: false, openSessions: 2 }]);
  expect(await listed({ text, isDisabled: true })).toEqual([]);
  expect(await listed({ text: '%' })).toEqual([]);
  await gateway.graphql(UPDATE, { input: { id, isDisabled: true } }, sa);
  expect(await listed({ text, isDisabled: true })).toMatchObject([{ id, openSessions: 0 }]);
});

it.each(['elida', 'ÉLIDA', 'Øst', 'ost elida'])(
  'finds an account of Élida Østby by %j',
  async (text) => {
    const { id } = await registered(gateway);
    const name = { name: 'Élida Østby' };
    await gateway.store.db.updateTable('accounts').set(name).where('id', '=', id).execute();
    expect((await listed({ text })).map((account) => account.id)).toContain(id);
    expect(await listed({ text: `${text} nobody` })).toEqual([]);
  },
);

it('ends all sessions of another account', async () => {
  const { id, tokens } = await registered(gateway, { sessions: 2 });
  const { data } = await gateway.graphql(END, { input: { id } }, sa);
  expect(data?.endAccountSessions.account).toEqual({ openSessions: 0 });
  for (const token of tokens) {
    const answer = await gateway.call({ method: 'GET', url: '/api/auth/profile', token });
    expect(answer.status).toBe(401);
  }
  const { errors } = await gateway.graphql(END, { input: { id: 'none' } }, sa);
  expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
});

it.each([{ role: 'ADMIN' }, { isDisabled: true }])(
  'an SA who is not the last one cannot make this of themselves: %j',
  async (changes) => {
    await gateway.tokenFor('SA');
    const own = await gateway.tokenFor('SA');
    const { data } = await gateway.graphql('{ me { id } }', {}, own);
    const input = { id: data?.me.id as string, ...changes };
    const { errors } = await gateway.graphql(UPDATE, { input }, own);
    expect(errors?.[0]?.extensions?.code).toBe('CONFLICT');
    expect(errors?.[0]?.message).toMatch(/^Ask another super administrator/);
    expect((await gateway.graphql('{ me { role } }', {}, own)).data?.me.role).toBe('SA');
  },
);

it('unlocks an account whose password was tried too often, from each address', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const limited = await limitedGateway();
  const { email, id } = await registered(limited);
  const admin = await limited.tokenFor('SA');
  const signIn = async (password: string, from: string) => {
    const payload = { email, password };
    return (await send(limited, { url: '/api/auth/login', payload, from })).statusCode;
  };
  for (let time = 0; time < 20; time += 1) await signIn('wrong', `203.0.113.${time % 4}`);
  expect(await signIn(PASSWORD, '203.0.113.9')).toBe(400);
  const query = 'query ($text: String) { accounts(text: $text) { nodes { isLocked } } }';
  const { data } = await limited.graphql(query, { text: email }, admin);
  expect(data?.accounts.nodes).toEqual([{ isLocked: true }]);
  const unlocked = await limited.graphql(UNLOCK, { input: { id } }, admin);
  expect(unlocked.data?.unlockAccount.account).toEqual({ isLocked: false });
  for (const from of ['203.0.113.0', '203.0.113.9']) expect(await signIn(PASSWORD, from)).toBe(200);
});
