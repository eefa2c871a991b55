import { expect, it, onTestFinished } from 'vitest';
import { overload } from '../../config/limits.ts';
import { bearer } from '../../testing/identities.ts';
import { limitedGateway, send } from '../../testing/limited-gateway.ts';
import { startGateway } from '../../testing/test-gateway.ts';

const METRICS_TOKEN = 'a token of sixteen or more';

const countsIn = (body: string) =>
  Object.fromEntries(
    [...body.matchAll(/^retaguarda_refusals_total{limit="(\w+)"} (\d+)$/gm)].map((found) => [
      found[1],
      Number(found[2]),
    ]),
  );

it('each refusal by a limit is counted once', async () => {
  const gateway = await limitedGateway({ METRICS_TOKEN });
  const token = await gateway.tokenFor('GUEST');
  const { limits, tokens } = gateway.services;
  const email = 'nobody@example.test';
  const at = (host: number) => `203.0.113.${host}`;
  await limits.requestsFromAddress.penalty(at(1), 300);
  await limits.requestsOfAccount.penalty(tokens.verify(token)!.accountId, 600);
  await limits.signInsFromAddress.penalty(at(3), 30);
  await limits.registrationsFromAddress.penalty(at(4), 5);
  const register = { email, username: 'a', password: 'b' };
  const refused = [
    ...['/api/none', '/graphql', '/files/none'].map((url) => ({ url, from: at(1) })),
    { url: '/api/todo/tag/add', from: at(2), headers: bearer(token) },
    { url: '/api/auth/login', from: at(3), payload: { email, password: 'x' } },
    { url: '/api/auth/register', from: at(4), payload: register },
    { url: `/${'x'.repeat(9_000)}`, from: at(5) },
    { url: '/api/auth/login', from: at(5), payload: { email: 'x'.repeat(1_100_000) } },
  ];
  for (const each of refused) {
    expect((await send(gateway, each)).statusCode).toBeGreaterThan(400);
  }
  for (let time = 0; time < 4; time += 1) {
    const url = '/api/auth/request-password-reset';
    await send(gateway, { url, payload: { email }, from: at(6) });
  }
  const { body } = await gateway.app.inject({ url: '/metrics', headers: bearer(METRICS_TOKEN) });
  expect(countsIn(body)).toEqual({
    requestsFromAddress: 3,
    requestsOfAccount: 1,
    signInsFromAddress: 1,
    registrationsFromAddress: 1,
    resetsForEmail: 1,
    url_too_long: 1,
    request_too_large: 1,
  });
});

it('each request that overload refuses is counted', async () => {
  const gateway = await startGateway({
    environment: { METRICS_TOKEN },
    overload: { ...overload, eventLoopUtilization: 1e-9, waitingWhenFull: -1, sampleMs: 50 },
  });
  onTestFinished(() => gateway.stop());
  let refused = 0;
  const ask = async () => {
    const { statusCode } = await gateway.app.inject('/api/none');
    refused += Number(statusCode === 503);
    return refused;
  };
  await expect.poll(ask).toBe(3);
  const { body } = await gateway.app.inject({ url: '/metrics', headers: bearer(METRICS_TOKEN) });
  expect(countsIn(body)).toEqual({ busy: 3 });
});
