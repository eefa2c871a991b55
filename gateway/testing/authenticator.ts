import { Secret, TOTP } from 'otpauth';
import { PASSWORD, registered } from './registered.ts';
import type { TestGateway } from './test-gateway.ts';

const START =
  'mutation ($input: StartTotpInput!) { startTotp(input: $input) { setup { secret url } } }';
const CONFIRM = `mutation ($input: ConfirmTotpInput!) {
  confirmTotp(input: $input) { recoveryCodes secondFactors { recoveryCodes isRequired } }
}`;

/** Returns the code that the app shows so many periods from now. */
export const codeOf = (secret: string, periods = 0): string =>
  TOTP.generate({
    secret: Secret.fromBase32(secret),
    timestamp: Date.now() + periods * 30_000,
  });

/** Sets up an authenticator app with the code of the period before now, so that a test signs in with the one of now. */
export async function setUpTotp(gateway: TestGateway, token: string) {
  const input = { currentPassword: PASSWORD };
  const started = await gateway.graphql(START, { input }, token);
  const { secret, url } = started.data?.startTotp.setup as { secret: string; url: string };
  const confirmed = await gateway.graphql(CONFIRM, { input: { code: codeOf(secret, -1) } }, token);
  const { recoveryCodes } = confirmed.data?.confirmTotp as { recoveryCodes: string[] };
  return { secret, url, recoveryCodes };
}

/** Makes an account that signs in with an authenticator app. */
export async function withTotp(gateway: TestGateway, options: { sessions?: number } = {}) {
  const account = await registered(gateway, options);
  return { ...account, ...(await setUpTotp(gateway, account.token)) };
}

export const signIn = (on: TestGateway, email: string, password = PASSWORD) =>
  on.call({ url: '/api/auth/login', body: { email, password } });

export interface SecondStep {
  token: string;
  methods: string[];
}

/** Signs in with the right password and returns the request for a second factor that answers it. */
export async function secondStep(on: TestGateway, email: string): Promise<SecondStep> {
  const { status, body } = await signIn(on, email);
  if (status !== 401) throw new Error(`The password was answered by ${status}.`);
  return (body as { secondFactor: SecondStep }).secondFactor;
}

export const verify = (on: TestGateway, token: string, code: string) =>
  on.call({ url: '/api/auth/second-factor', body: { token, code } });
