import { graphql } from '../../rest/generated/gql.ts';
import { restChange } from '../../rest/rest-change.ts';
import { restRoute } from '../../rest/rest-route.ts';

export const signInRest = [
  restChange({
    route: 'POST /api/auth/login',
    mutation: 'login',
    input: ({ text }) => ({ email: text('email'), password: text('password') }),
    answers: 'accessToken user { id avatar email name role }',
    example: { body: { email: 'sa@retaguarda.test', password: 'retaguarda' } },
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
