import { restChange } from '../../rest/rest-change.ts';

export const secondFactorsRest = [
  restChange({
    route: 'POST /api/auth/second-factor',
    mutation: 'verifySecondFactor',
    input: ({ text }) => ({
      token: text('token'),
      code: text('code') || null,
      passkey: text('passkey') || null,
    }),
    answers: 'accessToken recoveryCodes user { id avatar email name role }',
    example: { body: { token: 'a-token-that-was-used', code: '123456' }, status: 400 },
  }),
  restChange({
    route: 'POST /api/auth/second-factor/setup',
    mutation: 'startTotpAtSignIn',
    input: ({ text }) => ({ token: text('token') }),
    answers: ['setup', 'secret url'],
    example: { body: { token: 'a-token-that-was-used' }, status: 400 },
  }),
  restChange({
    route: 'POST /api/auth/second-factor/passkey',
    mutation: 'startPasskeySignIn',
    input: ({ text }) => ({ token: text('token') }),
    answers: 'options',
    example: { body: { token: 'a-token-that-was-used' }, status: 400 },
  }),
];
