import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PASSWORD, registered } from '../../testing/registered.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const INVITE = `mutation ($input: InviteAccountInput!) {
  inviteAccount(input: $input) { invitation { id email role invitedBy isExpired } }
}`;
const RESEND = `mutation ($input: ResendInvitationInput!) {
  resendInvitation(input: $input) { invitation { id } }
}`;
const REVOKE = `mutation ($input: RevokeInvitationInput!) {
  revokeInvitation(input: $input) { invitation { id } }
}`;
const UPDATE =
  'mutation ($input: UpdateAccountInput!) { updateAccount(input: $input) { account { id } } }';
const LIST = '{ invitations { id email isExpired } }';
const GONE = {
  status: 400,
  body: { fields: { token: 'This link has expired or was already used' } },
};

let gateway: TestGateway;
let admin: string;
const mails: { to: string; text: string }[] = [];
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  gateway.services.deliverMail = async (mail) => void mails.push(mail);
  admin = await gateway.tokenFor('ADMIN');
});
afterAll(() => gateway.stop());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

let count = 0;
async function invited(role = 'EDITOR', by = admin) {
  count += 1;
  const email = `convidada-${count}@example.test`;
  const { data } = await gateway.graphql(INVITE, { input: { email, role } }, by);
  return { email, id: data?.inviteAccount.invitation.id as string, token: tokenIn(email) };
}

const tokenIn = (email: string) =>
  /\/invitation#token=([\w-]{43})\n/.exec(mails.findLast(({ to }) => to === email)!.text)![1]!;

const accept = (token: string, on = gateway) =>
  on.call({
    url: '/api/auth/accept-invitation',
    body: { token, username: 'Bia', password: PASSWORD },
  });

const offer = (token: string) => gateway.call({ url: '/api/auth/invitation', body: { token } });

describe('an invitation', () => {
  it('says what it is for, and makes one account with its email and role', async () => {
    const { email, token } = await invited();
    expect(await offer(token)).toMatchObject({ status: 200, body: { email, role: 'EDITOR' } });
    const answer = await accept(token);
    expect(answer).toMatchObject({
      status: 200,
      body: { user: { email, role: 'EDITOR', username: 'Bia' } },
    });
    const { accessToken } = answer.body as { accessToken: string };
    expect((await gateway.graphql('{ me { role } }', {}, accessToken)).data?.me.role).toBe(
      'EDITOR',
    );
    expect(await accept(token)).toMatchObject(GONE);
    expect((await offer(token)).status).toBe(404);
    const { data } = await gateway.graphql(LIST, {}, admin);
    expect(data?.invitations).not.toContainEqual(expect.objectContaining({ email }));
  });

  it('makes one account when it is accepted twice at once', async () => {
    const { token } = await invited();
    const answers = await Promise.all([accept(token), accept(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('expires after seven days, and is sent again with another link', async () => {
    const { email, id, token } = await invited();
    vi.setSystemTime(Date.now() + 7 * 24 * 3_600_000 + 1_000);
    expect(await accept(token)).toMatchObject(GONE);
    const later = await gateway.tokenFor('ADMIN');
    const { data } = await gateway.graphql(LIST, {}, later);
    expect(data?.invitations).toContainEqual({ id, email, isExpired: true });
    expect((await gateway.graphql(RESEND, { input: { id } }, later)).errors).toBeUndefined();
    expect(tokenIn(email)).not.toBe(token);
    expect((await accept(tokenIn(email))).status).toBe(200);
  });

  it('stops working when it is revoked, or sent again', async () => {
    const revoked = await invited();
    await gateway.graphql(REVOKE, { input: { id: revoked.id } }, admin);
    expect(await accept(revoked.token)).toMatchObject(GONE);
    const renewed = await invited();
    await gateway.graphql(RESEND, { input: { id: renewed.id } }, admin);
    expect(await accept(renewed.token)).toMatchObject(GONE);
  });

  it('stops working when who sent it is disabled, or may no longer give the role', async () => {
    const sa = await gateway.tokenFor('SA');
    for (const changes of [{ isDisabled: true }, { role: 'EDITOR' }]) {
      const own = await gateway.tokenFor('ADMIN');
      const { token } = await invited('ADMIN', own);
      const id = (await gateway.graphql('{ me { id } }', {}, own)).data?.me.id as string;
      await gateway.graphql(UPDATE, { input: { id, ...changes } }, sa);
      expect(await accept(token)).toMatchObject(GONE);
    }
  });

  it('gives no role above one’s own, and is managed by nobody below it', async () => {
    const input = { email: 'chefe@example.test', role: 'SA' };
    const { errors } = await gateway.graphql(INVITE, { input }, admin);
    expect(errors?.[0]?.extensions?.fields).toEqual({ role: 'is above your own role' });
    const { id } = await invited('SA', await gateway.tokenFor('SA'));
    for (const mutation of [RESEND, REVOKE]) {
      const answer = await gateway.graphql(mutation, { input: { id } }, admin);
      expect(answer.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    }
  });

  it('is refused for an email that has an account, and is a hash in the store', async () => {
    const { email: known } = await registered(gateway);
    const input = { email: known.toUpperCase(), role: 'GUEST' };
    const { errors } = await gateway.graphql(INVITE, { input }, admin);
    expect(errors?.[0]?.extensions?.fields).toEqual({ email: 'User already exists!' });
    const { token } = await invited();
    const rows = await gateway.store.db.selectFrom('invitations').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('that could not be sent does not stay', async () => {
    const none = await startGateway({
      environment: { PROFILE: 'production', JWT_SECRET: 'x'.repeat(32) },
    });
    const own = await none.tokenFor('ADMIN');
    const input = { email: 'bia@example.test', role: 'GUEST' };
    const { errors } = await none.graphql(INVITE, { input }, own);
    expect(errors?.[0]?.message).toMatch(/SMTP_URL is missing/);
    expect((await none.graphql(LIST, {}, own)).data?.invitations).toEqual([]);
    await none.stop();
  });
});

describe('REGISTRATION', () => {
  const body = { email: 'novo@example.test', username: 'Novo', password: PASSWORD };

  it.each([
    ['invite', 'Accounts are created by invitation only'],
    ['closed', 'Registration is closed'],
  ])('=%s lets nobody register, with one answer for every email', async (registration, message) => {
    const closed = await startGateway({ environment: { REGISTRATION: registration } });
    for (const email of [body.email, 'sa@retaguarda.test', 'no email']) {
      const answer = await closed.call({ url: '/api/auth/register', body: { ...body, email } });
      expect(answer).toEqual({ status: 403, body: { message } });
    }
    const options = await closed.call({ method: 'GET', url: '/api/auth/options' });
    expect(options.body).toEqual({ registration, isDemo: true, provider: null });
    await closed.stop();
  });

  it('=closed sends and accepts no invitations', async () => {
    const { token } = await invited();
    const closed = await startGateway({ environment: { REGISTRATION: 'closed' } });
    const refusal = { status: 403, body: { message: 'Registration is closed' } };
    expect(await accept(token, closed)).toEqual(refusal);
    const input = { email: body.email, role: 'GUEST' };
    const { errors } = await closed.graphql(INVITE, { input }, await closed.tokenFor('ADMIN'));
    expect(errors?.[0]?.message).toBe('Registration is closed');
    await closed.stop();
  });
});
