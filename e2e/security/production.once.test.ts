import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLAYGROUND_POLICY } from '../../gateway/http/headers.ts';
import { bearer } from '../../gateway/testing/identities.ts';
import { startGateway, type TestGateway } from '../../gateway/testing/test-gateway.ts';

const environment = { PROFILE: 'production', JWT_SECRET: 'thirty-two bytes of secret, plus' };

describe('in production', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway({ environment });
  });
  afterAll(() => gateway.stop());

  it('a link is asked for with one answer where no mail can go out', async () => {
    const credentials = { email: 'pessoa@example.test', password: 'uma senha bem longa' };
    const body = { ...credentials, username: 'Pessoa' };
    expect((await gateway.call({ url: '/api/auth/register', body })).status).toBe(200);
    const ask = async (email: string) => {
      const answer = await gateway.call({
        url: '/api/auth/request-password-reset',
        body: { email },
      });
      return JSON.stringify(answer).replace(email, 'EMAIL');
    };
    const known = await ask(credentials.email);
    expect(known).toContain('"status":200');
    expect(await ask('nobody@example.test')).toBe(known);
  });

  it('an invitation takes no weak password, and stays', async () => {
    let text = '';
    gateway.services.deliverMail = async (mail) => void (text = mail.text);
    await gateway.graphql(
      'mutation { inviteAccount(input: { email: "bia@example.test", role: GUEST }) { invitation { id } } }',
      {},
      await gateway.tokenFor('ADMIN'),
    );
    const [, token] = /#token=([\w-]{43})/.exec(text)!;
    const accept = (password: string) =>
      gateway.call({
        url: '/api/auth/accept-invitation',
        body: { token, username: 'Bia', password },
      });
    for (const weak of ['curta', 'password123', 'x'.repeat(1_001), '']) {
      const answer = await accept(weak);
      expect([weak, answer]).toMatchObject([weak, { status: 400, body: { fields: {} } }]);
      expect(Object.keys((answer.body as { fields: object }).fields)).toEqual(['password']);
    }
    expect((await accept('uma senha bem longa')).status).toBe(200);
  });

  it('the playground is there when it is switched on alone, and with the schema for nobody unknown', async () => {
    const open = await startGateway({ environment: { ...environment, PLAYGROUND: 'on' } });
    const policyFor = async ({ app }: TestGateway, headers: object) =>
      (await app.inject({ url: '/playground', headers: { ...headers } })).headers[
        'content-security-policy'
      ];
    const schemaFor = async (on: TestGateway, token?: string) =>
      (await on.graphql('{ __schema { queryType { name } } }', {}, token)).data !== undefined;
    for (const role of ['GUEST', 'ADMIN', undefined] as const) {
      const of = async (on: TestGateway) => {
        const token = role && (await on.tokenFor(role));
        const policy = await policyFor(on, token ? bearer(token) : {});
        return [policy === PLAYGROUND_POLICY, await schemaFor(on, token)];
      };
      expect([role, await of(gateway)]).toEqual([role, [false, role !== undefined]]);
      expect([role, await of(open)]).toEqual([role, [true, role !== undefined]]);
    }
    await open.stop();
  });
});
