import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secondStep, signIn } from '../../testing/authenticator.ts';
import { PASSWORD, registered } from '../../testing/registered.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { virtualPasskey } from '../../testing/virtual-passkey.ts';

const ORIGIN = 'https://loja.example.test';
const START = 'mutation ($input: StartPasskeyInput!) { startPasskey(input: $input) { options } }';
const ADD = `mutation ($input: AddPasskeyInput!) {
  addPasskey(input: $input) { recoveryCodes passkey { id name seenAt } }
}`;
const REMOVE =
  'mutation ($input: RemovePasskeyInput!) { removePasskey(input: $input) { passkey { id } } }';
const STATE = '{ secondFactors { recoveryCodes passkeys { id name seenAt } } }';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true, environment: { PUBLIC_URL: ORIGIN } });
});
afterAll(() => gateway.stop());

async function optionsFor(token: string, currentPassword = PASSWORD) {
  const { data, errors } = await gateway.graphql(START, { input: { currentPassword } }, token);
  return { options: data?.startPasskey.options as string, errors };
}

async function add(token: string, { origin = ORIGIN, name = ' Notebook ' } = {}) {
  const passkey = virtualPasskey(origin);
  const { options } = await optionsFor(token);
  const input = { name, response: passkey.make(options) };
  const { data, errors } = await gateway.graphql(ADD, { input }, token);
  const added = data?.addPasskey as { recoveryCodes: string[] | null; passkey: { id: string } };
  return { passkey, input, added, errors };
}

async function withPasskey(sessions = 1) {
  const account = await registered(gateway, { sessions });
  return { ...account, ...(await add(account.token)) };
}

async function signInOptions(email: string) {
  const { token } = await secondStep(gateway, email);
  const url = '/api/auth/second-factor/passkey';
  const { body } = await gateway.call({ url, body: { token } });
  return { token, options: (body as { options: string }).options };
}

const verify = (token: string, passkey: string) =>
  gateway.call({ url: '/api/auth/second-factor', body: { token, passkey } });

const WRONG = { status: 400, body: { message: 'This code is not valid' } };

describe('a passkey', () => {
  it('is added with the password, ends the other sessions and comes with recovery codes', async () => {
    const { tokens, added } = await withPasskey(2);
    expect(added).toMatchObject({ passkey: { name: 'Notebook', seenAt: null } });
    expect(added.recoveryCodes).toHaveLength(10);
    const [own, other] = await Promise.all(tokens.map((by) => gateway.graphql(STATE, {}, by)));
    expect(own?.data?.secondFactors.passkeys).toHaveLength(1);
    expect(other?.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    const { errors } = await optionsFor(tokens[0]!, 'wrong');
    expect(errors?.[0]?.extensions?.fields).toEqual({
      currentPassword: 'This is not your password',
    });
  });

  it('signs in as the second step, and says when it did', async () => {
    const { email, id, passkey } = await withPasskey();
    expect((await secondStep(gateway, email)).methods).toEqual(['passkey', 'recoveryCode']);
    const { token, options } = await signInOptions(email);
    const { status, body } = await verify(token, passkey.use(options));
    expect({ status, body }).toMatchObject({ status: 200, body: { user: { id } } });
    const { accessToken } = body as { accessToken: string };
    const { data } = await gateway.graphql(STATE, {}, accessToken);
    expect(data?.secondFactors.passkeys[0].seenAt).toEqual(expect.any(String));
  });

  it('answers one question once, and only that question', async () => {
    const { email, passkey } = await withPasskey();
    const first = await signInOptions(email);
    const answer = passkey.use(first.options);
    const second = await signInOptions(email);
    expect(await verify(first.token, answer)).toMatchObject(WRONG);
    const used = passkey.use(second.options);
    expect((await verify(second.token, used)).status).toBe(200);
    const { token } = await secondStep(gateway, email);
    expect(await verify(token, used)).toMatchObject(WRONG);
  });

  it.each(['another account’s', 'another site’s', 'no JSON'])(
    'is refused when it is %s',
    async (which) => {
      const { email, passkey } = await withPasskey();
      const other = await withPasskey();
      const { token, options } = await signInOptions(email);
      const answers: Record<string, string> = {
        'another account’s': other.passkey.use(options),
        'another site’s': passkey.use(options).replace(/"clientDataJSON":"[^"]+"/, () => {
          const forged = { type: 'webauthn.get', challenge: '', origin: 'https://evil.test' };
          const { challenge } = JSON.parse(options) as { challenge: string };
          const text = JSON.stringify({ ...forged, challenge });
          return `"clientDataJSON":"${Buffer.from(text).toString('base64url')}"`;
        }),
        'no JSON': '{',
      };
      expect(await verify(token, answers[which]!)).toMatchObject(WRONG);
    },
  );

  it('is not added for another site, twice, or by what no browser answers', async () => {
    const { token } = await registered(gateway);
    const evil = await add(token, { origin: 'https://evil.test' });
    expect(evil.errors?.[0]?.message).toBe('This passkey could not be used. Try again.');
    const { input, errors } = await add(token);
    expect(errors).toBeUndefined();
    for (const response of [input.response, 'null']) {
      const again = await gateway.graphql(ADD, { input: { ...input, response } }, token);
      expect(again.errors?.[0]?.extensions?.code).toBe('INVALID');
    }
  });

  it('is removed by its own account with the password; without the last one no second step is left', async () => {
    const { email, token, added } = await withPasskey();
    const input = { id: added.passkey.id, currentPassword: PASSWORD };
    const other = await registered(gateway);
    const theirs = await gateway.graphql(REMOVE, { input }, other.token);
    expect(theirs.errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    expect((await gateway.graphql(REMOVE, { input }, token)).errors).toBeUndefined();
    expect((await signIn(gateway, email)).status).toBe(200);
    const { data } = await gateway.graphql(STATE, {}, token);
    expect(data?.secondFactors).toEqual({ recoveryCodes: 0, passkeys: [] });
  });
});
