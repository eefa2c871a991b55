import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, begin, comeBack, connect, enter } from '../../testing/identities.ts';
import { providerBrowser } from '../../testing/provider-browser.ts';
import { startProvider, type TestProvider } from '../../testing/provider.ts';
import { PASSWORD, registered } from '../../testing/registered.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const REMOVE = `mutation ($input: RemoveIdentityInput!) {
  removeIdentity(input: $input) { identity { id } }
}`;
const CONNECT = '/api/auth/oidc/connect';

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

const identitiesOf = async (token: string) =>
  (await gateway.graphql('{ identities { id } }', {}, token)).data?.identities as { id: string }[];

const remove = (id: string, token: string, currentPassword = PASSWORD) =>
  gateway.graphql(REMOVE, { input: { id, currentPassword } }, token);

describe('connecting an identity', () => {
  it('lets it open the account, tells its owner and stands in the history', async () => {
    const ana = provider.add();
    const { token, email, id } = await registered(gateway);
    expect(await connect(gateway, ana, { token })).toEqual({
      status: 200,
      body: { id: expect.any(String), provider: 'Acme', name: ana.email },
    });
    expect((await enter(gateway, ana)).body.user.id).toBe(id);
    expect(mails.findLast(({ to }) => to === email)).toMatchObject({
      subject: 'A way to sign in was added',
      text: expect.stringContaining(`with Acme, as ${ana.email}.`),
    });
    const { data } = await gateway.graphql(
      '{ activities(first: 1, filter: { action: [identityChanged] }) { nodes { kind title } } }',
      {},
      sa,
    );
    expect(data?.activities.nodes).toEqual([{ kind: 'Account', title: 'a' }]);
  });

  it('needs the password', async () => {
    const { token } = await registered(gateway);
    const { errors } = await begin(gateway, { token, password: 'wrong' });
    expect(errors?.[0]?.extensions?.fields).toEqual({
      currentPassword: 'This is not your password',
    });
  });

  it('is for the account that began it', async () => {
    const [ana, bia] = [await registered(gateway), await registered(gateway)];
    const { browser, page } = await comeBack(gateway, provider.add(), { token: ana.token });
    expect(page).toBe('/profile#oidc');
    expect((await browser.claim(CONNECT, bearer(bia.token))).status).toBe(400);
    expect((await browser.claim()).status).toBe(400);
    expect(await identitiesOf(bia.token)).toEqual([]);
  });

  it('takes no sign-in for it, and no ticket that the gateway did not make', async () => {
    const { token } = await registered(gateway);
    const browser = providerBrowser(gateway);
    await browser.signIn(provider.add().sub);
    expect((await browser.claim(CONNECT, bearer(token))).status).toBe(400);
    expect(await browser.begin('?ticket=AAAA')).toBe('/profile#oidc');
    expect((await browser.claim(CONNECT, bearer(token))).status).toBe(400);
  });

  it('is refused where it opens another account', async () => {
    const ana = provider.add();
    await enter(gateway, ana);
    const { token } = await registered(gateway);
    expect(await connect(gateway, ana, { token })).toMatchObject({
      status: 409,
      body: { message: 'This Acme account is connected to another account.' },
    });
  });
});

describe('disconnecting an identity', () => {
  it('needs the password, ends other sessions and opens the account no more', async () => {
    const ana = provider.add();
    const { token, email } = await registered(gateway);
    await connect(gateway, ana, { token });
    const { accessToken } = (await enter(gateway, ana)).body;
    const [identity] = await identitiesOf(token);
    const { errors } = await remove(identity!.id, token, 'wrong');
    expect(errors?.[0]?.extensions?.fields).toEqual({
      currentPassword: 'This is not your password',
    });
    expect((await remove(identity!.id, token)).errors).toBeUndefined();
    expect(await identitiesOf(token)).toEqual([]);
    const { errors: ended } = await gateway.graphql('{ me { id } }', {}, accessToken);
    expect(ended?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    expect(mails.findLast(({ to }) => to === email)?.subject).toBe('A way to sign in was removed');
    expect((await enter(gateway, ana)).body.user.email).toBe(ana.email);
  });

  it('is refused to who would have no way in left, and for the identity of another', async () => {
    const { accessToken } = (await enter(gateway, provider.add())).body;
    const [identity] = await identitiesOf(accessToken);
    const { errors } = await remove(identity!.id, accessToken);
    expect(errors?.[0]?.extensions?.fields).toEqual({
      currentPassword: 'You have no password yet. Set one first.',
    });
    const other = await registered(gateway);
    const { errors: foreign } = await remove(identity!.id, other.token);
    expect(foreign?.[0]?.extensions?.code).toBe('NOT_FOUND');
    expect(await identitiesOf(accessToken)).toHaveLength(1);
  });
});
