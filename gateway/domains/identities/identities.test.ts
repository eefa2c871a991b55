import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { setUpTotp, signIn as signInByPassword } from '../../testing/authenticator.ts';
import { begin, connect, enter } from '../../testing/identities.ts';
import { startProvider, type TestProvider } from '../../testing/provider.ts';
import { PASSWORD, registered } from '../../testing/registered.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { keepProof } from './identity-changes.ts';

const LIST = '{ identities { id provider name createdAt seenAt } }';
const UPDATE =
  'mutation ($input: UpdateAccountInput!) { updateAccount(input: $input) { account { id } } }';
const REQUIRE =
  'mutation ($input: RequireSecondFactorInput!) { requireSecondFactor(input: $input) { roles } }';
const INVITE =
  'mutation ($input: InviteAccountInput!) { inviteAccount(input: $input) { invitation { id } } }';

let provider: TestProvider;
let gateway: TestGateway;
let sa: string;
const mails: { to: string; subject: string; text: string }[] = [];
beforeAll(async () => {
  provider = await startProvider();
  gateway = await startGateway({ environment: provider.environment });
  gateway.services.sendMail = (mail) => void mails.push(mail);
  sa = await gateway.tokenFor('SA');
});
afterAll(async () => {
  await gateway.stop();
  await provider.stop();
});

async function ownGateway(environment: object) {
  const own = await startGateway({ environment: { ...provider.environment, ...environment } });
  onTestFinished(() => own.stop());
  return own;
}

const identitiesOf = async (token: string) =>
  (await gateway.graphql(LIST, {}, token)).data?.identities as { id: string; name: string }[];

const idOf = async (email: string, on = gateway) =>
  (await on.store.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst())!.id;

describe('an identity that is not known', () => {
  it('makes an account, which it opens from then on, whatever its email becomes', async () => {
    const ana = provider.add();
    const { body } = await enter(gateway, ana);
    Object.assign(ana, { email: 'moved@example.test' });
    const again = await enter(gateway, ana);
    expect(again.body.user.id).toBe(body.user.id);
    expect(await identitiesOf(again.body.accessToken)).toMatchObject([
      { provider: 'Acme', name: `${ana.sub}@example.test`, seenAt: expect.any(String) },
    ]);
    const { data } = await gateway.graphql('{ sessions { id } }', {}, body.accessToken);
    expect(data?.sessions).toHaveLength(2);
  });

  it('makes none where the email has an account, and does not open that', async () => {
    const { email } = await registered(gateway);
    expect(await enter(gateway, provider.add({ email: email.toUpperCase() }))).toMatchObject({
      status: 400,
      body: {
        message: `${email} already has an account. Sign in with your password, then connect Acme on your profile.`,
      },
    });
  });

  it('makes none by an email that the provider has not confirmed', async () => {
    const { email } = await registered(gateway);
    for (const claims of [{ email_verified: false }, { email, email_verified: false }]) {
      expect(await enter(gateway, provider.add(claims))).toMatchObject({
        status: 400,
        body: { message: 'Acme has not confirmed your email, which a new account needs.' },
      });
    }
  });

  it('gets the role of the settings', async () => {
    const own = await ownGateway({ OIDC_ROLE: 'EDITOR' });
    expect((await enter(own, provider.add())).body.user.role).toBe('EDITOR');
  });

  it('makes an account by invitation alone where accounts are made so', async () => {
    const own = await ownGateway({ REGISTRATION: 'invite' });
    own.services.deliverMail = async () => undefined;
    const ana = provider.add();
    expect(await enter(own, ana)).toMatchObject({
      status: 403,
      body: { message: 'Accounts are created by invitation only' },
    });
    const input = { email: ana.email, role: 'ADMIN' };
    const admin = await own.tokenFor('ADMIN');
    await own.graphql(INVITE, { input }, admin);
    expect((await enter(own, ana)).body.user.role).toBe('ADMIN');
    const { data } = await own.graphql('{ invitations { id } }', {}, admin);
    expect(data?.invitations).toEqual([]);
    const unconfirmed = provider.add({ email_verified: false });
    await own.graphql(INVITE, { input: { ...input, email: unconfirmed.email } }, admin);
    expect((await enter(own, unconfirmed)).status).toBe(403);
  });

  it('makes no account where registration is closed, and opens one that it is connected to', async () => {
    const own = await ownGateway({ REGISTRATION: 'closed' });
    const ana = provider.add();
    expect(await enter(own, ana)).toMatchObject({
      status: 403,
      body: { message: 'Registration is closed' },
    });
    await connect(own, ana, { token: await own.tokenFor('GUEST'), password: 'x' });
    expect((await enter(own, ana)).status).toBe(200);
  });
});

describe('an account that an identity opens', () => {
  it('has no password: none signs in, none confirms a change, and a reset link sets one', async () => {
    const { body } = await enter(gateway, provider.add());
    const { email } = body.user;
    for (const password of ['', 'x', PASSWORD]) {
      expect(await signInByPassword(gateway, email, password)).toEqual({
        status: 400,
        body: { message: 'Invalid email or password' },
      });
    }
    const { errors } = await begin(gateway, { token: body.accessToken });
    expect(errors?.[0]?.extensions?.fields).toEqual({
      currentPassword: 'You have no password yet. Set one first.',
    });
    await gateway.call({ url: '/api/auth/request-password-reset', body: { email } });
    const token = /#token=([\w-]+)/.exec(mails.findLast(({ to }) => to === email)!.text)![1];
    await gateway.call({ url: '/api/auth/reset-password', body: { token, password: PASSWORD } });
    expect((await signInByPassword(gateway, email)).status).toBe(200);
  });

  it('stays shut when it is disabled', async () => {
    const ana = provider.add();
    const { body } = await enter(gateway, ana);
    const input = { id: body.user.id, isDisabled: true };
    await gateway.graphql(UPDATE, { input }, sa);
    expect(await enter(gateway, ana)).toMatchObject({
      status: 403,
      body: { message: 'This account cannot sign in now. Ask an administrator.' },
    });
  });

  it('stays shut while its password has been tried too often', async () => {
    const ana = provider.add();
    const { email } = (await enter(gateway, ana)).body.user;
    for (let time = 0; time < 20; time += 1) await signInByPassword(gateway, email, 'wrong');
    expect((await enter(gateway, ana)).status).toBe(403);
  });

  it('asks for its second factor', async () => {
    const ana = provider.add();
    const { token } = await registered(gateway);
    await connect(gateway, ana, { token });
    await setUpTotp(gateway, token);
    expect(await enter(gateway, ana)).toMatchObject({
      status: 401,
      body: { secondFactor: { methods: ['totp', 'recoveryCode'] } },
    });
  });

  it('sets a second factor up where its role needs one, the first time too', async () => {
    const own = await ownGateway({});
    await own.graphql(REQUIRE, { input: { roles: ['GUEST'] } }, await own.tokenFor('SA'));
    const ana = provider.add();
    for (let time = 0; time < 2; time += 1) {
      expect(await enter(own, ana)).toMatchObject({
        status: 401,
        body: { secondFactor: { methods: [] } },
      });
    }
    expect(await idOf(ana.email, own)).toBeDefined();
  });
});

it('a state is answered once, even where a provider would answer it twice', async () => {
  const claims = { iss: 'https://login.test', sub: '7' };
  const answered = { state: 'a state', accountId: null };
  await keepProof(gateway.services, claims, answered);
  await expect(keepProof(gateway.services, claims, answered)).rejects.toThrow();
});
