import { graphql } from '../../rest/generated/gql.ts';
import { restChange } from '../../rest/rest-change.ts';
import { restRoute } from '../../rest/rest-route.ts';
import { PROVIDER_COOKIE } from '../identities/identities.rules.ts';

export const accountsRest = [
  restChange({
    route: 'POST /api/auth/login',
    mutation: 'login',
    input: ({ text }) => ({ email: text('email'), password: text('password') }),
    answers: 'accessToken user { id avatar email name role }',
    example: { body: { email: 'sa@retaguarda.test', password: 'retaguarda' } },
  }),
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
  restChange({
    route: 'POST /api/auth/oidc',
    mutation: 'signInWithIdentity',
    input: ({ cookie }) => ({ token: cookie(PROVIDER_COOKIE) }),
    answers: 'accessToken user { id avatar email name role }',
    example: { status: 400 },
  }),
  restChange({
    route: 'POST /api/auth/oidc/connect',
    mutation: 'addIdentity',
    input: ({ cookie }) => ({ token: cookie(PROVIDER_COOKIE) }),
    answers: ['identity', 'id provider name'],
    example: { status: 400 },
  }),
  restChange({
    route: 'POST /api/auth/register',
    mutation: 'register',
    input: ({ text }) => ({
      email: text('email'),
      username: text('username'),
      password: text('password'),
    }),
    answers: 'accessToken user { id avatar email name role username }',
    example: {
      body: { email: 'novo@retaguarda.test', username: 'novo', password: 'uma senha longa' },
    },
  }),
  restChange({
    route: 'POST /api/auth/accept-invitation',
    mutation: 'acceptInvitation',
    input: ({ text }) => ({
      token: text('token'),
      username: text('username'),
      password: text('password'),
    }),
    answers: 'accessToken user { id avatar email name role username }',
    example: {
      body: { token: 'a-token-that-was-used', username: 'novo', password: 'uma senha longa' },
      status: 400,
    },
  }),
  restRoute({
    route: 'POST /api/auth/invitation',
    operation: graphql(`
      query RestInvitation($token: String!) {
        invitation(token: $token) {
          email
          role
          invitedBy
        }
      }
    `),
    variables: ({ text }) => ({ token: text('token') }),
    answer: ({ invitation }) => invitation,
    example: { body: { token: 'a-token-that-was-used' }, status: 404 },
  }),
  restRoute({
    route: 'GET /api/auth/options',
    operation: graphql(`
      query RestSignInOptions {
        signInOptions {
          registration
          isDemo
          provider
        }
      }
    `),
    answer: ({ signInOptions }) => signInOptions,
  }),
  restRoute({
    route: 'GET /api/auth/profile',
    operation: graphql(`
      query RestProfile {
        user: me {
          id
          role
          name
          username
          email
          avatar
          age
        }
      }
    `),
    answer: (me) => me,
  }),
  restChange({
    route: 'POST /api/auth/request-password-reset',
    mutation: 'requestPasswordReset',
    input: ({ text }) => ({ email: text('email') }),
    answers: 'email',
    example: { body: { email: 'guest@retaguarda.test' } },
  }),
  restChange({
    route: 'POST /api/auth/reset-password',
    mutation: 'resetPassword',
    input: ({ text }) => ({ token: text('token'), password: text('password') }),
    answers: 'user { id email }',
    example: { body: { token: 'a-token-that-was-used', password: 'uma senha longa' }, status: 400 },
  }),
];
