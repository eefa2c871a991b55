import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, registered } from '../../testing/registered.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const LOGOUT = 'mutation ($input: LogoutInput!) { logout(input: $input) { endedSessions } }';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
});
afterAll(() => gateway.stop());

const letsIn = async (token: string) =>
  (await gateway.call({ method: 'GET', url: '/api/auth/profile', token })).status === 200;

describe('the list of sessions', () => {
  const LIST = '{ sessions { id browser system address seenAt createdAt isCurrent } }';
  const END =
    'mutation ($input: EndSessionsInput!) { endSessions(input: $input) { endedSessions } }';
  const EDGE =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

  const listed = async (token: string) =>
    (await gateway.graphql(LIST, {}, token)).data?.sessions as { id: string; seenAt: string }[];
  const end = (input: object, token: string) => gateway.graphql(END, { input }, token);

  it('names browser, system and address, and marks the current one', async () => {
    const { email, token } = await registered(gateway);
    await gateway.call({
      url: '/api/auth/login',
      body: { email, password: PASSWORD },
      headers: { 'user-agent': EDGE },
    });
    const sessions = await listed(token);
    expect(sessions).toHaveLength(2);
    expect(sessions).toContainEqual(
      expect.objectContaining({
        browser: 'Chrome',
        system: 'Windows',
        address: '127.0.0.1',
        isCurrent: false,
      }),
    );
    expect(sessions).toContainEqual(
      expect.objectContaining({ browser: 'lightMyRequest', system: null, isCurrent: true }),
    );
  });

  it('leaves out what has ended, and other accounts’', async () => {
    await registered(gateway);
    const { id, tokens } = await registered(gateway, { sessions: 3 });
    const [first = '', second = ''] = tokens;
    await gateway.graphql(LOGOUT, { input: {} }, first);
    await gateway.store.db
      .updateTable('sessions')
      .set({ expiresAt: new Date(Date.now() - 1000).toISOString() })
      .where('id', '=', gateway.services.tokens.verify(tokens[2]!)!.sessionId)
      .execute();
    expect(await listed(second)).toMatchObject([{ isCurrent: true }]);
    expect(id).toBe(gateway.services.tokens.verify(second)!.accountId);
  });

  it('tells the last use, written at most once a minute', async () => {
    const { id, token } = await registered(gateway);
    const seenAt = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const set = (at: string) =>
      gateway.store.db
        .updateTable('sessions')
        .set({ seenAt: at })
        .where('accountId', '=', id)
        .execute();
    const recently = seenAt(0.5);
    await set(recently);
    expect(await listed(token)).toMatchObject([{ seenAt: recently }]);
    const earlier = seenAt(2);
    await set(earlier);
    const [session] = await listed(token);
    expect(Date.parse(session!.seenAt)).toBeGreaterThan(Date.parse(earlier) + 60_000);
  });

  it('ends one, or all others, on every door', async () => {
    const { tokens } = await registered(gateway, { sessions: 4 });
    const [first = '', second = '', ...others] = tokens;
    const { sessionId } = gateway.services.tokens.verify(second)!;
    expect((await end({ sessionId }, first)).data?.endSessions).toEqual({ endedSessions: 1 });
    expect([await letsIn(first), await letsIn(second)]).toEqual([true, false]);
    expect((await end({}, first)).data?.endSessions).toEqual({ endedSessions: 2 });
    expect(await Promise.all([first, ...others].map(letsIn))).toEqual([true, false, false]);
  });

  it('ends none of another account, and none twice', async () => {
    const [mine, another] = [await registered(gateway), await registered(gateway)];
    const { sessionId } = gateway.services.tokens.verify(another.token)!;
    for (const asked of [sessionId, 'none']) {
      const { errors } = await end({ sessionId: asked }, mine.token);
      expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    }
    expect(await letsIn(another.token)).toBe(true);
  });
});
