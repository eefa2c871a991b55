import { graphql } from '../../rest/generated/gql.ts';
import { restRoute } from '../../rest/rest-route.ts';

export const accountsRest = [
  restRoute({
    route: 'POST /api/auth/login',
    operation: graphql(`
      mutation RestLogin($input: LoginInput!) {
        login(input: $input) {
          accessToken
          user {
            id
            avatar
            email
            name
            role
          }
        }
      }
    `),
    variables: ({ text }) => ({ input: { email: text('email'), password: text('password') } }),
    answer: ({ login }) => login,
    example: {
      url: '/api/auth/login',
      body: { email: 'sa@retaguarda.test', password: 'retaguarda' },
      status: 200,
    },
  }),
  restRoute({
    route: 'POST /api/auth/register',
    operation: graphql(`
      mutation RestRegister($input: RegisterInput!) {
        register(input: $input) {
          accessToken
          user {
            id
            avatar
            email
            name
            role
            username
          }
        }
      }
    `),
    variables: ({ text }) => ({
      input: { email: text('email'), username: text('username'), password: text('password') },
    }),
    answer: ({ register }) => register,
    example: {
      url: '/api/auth/register',
      body: { email: 'novo@retaguarda.test', username: 'novo', password: 'uma senha longa' },
      status: 200,
    },
  }),
  restRoute({
    route: 'GET /api/auth/profile',
    operation: graphql(`
      query RestProfile {
        me {
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
    answer: ({ me }) => ({ user: me }),
    example: { url: '/api/auth/profile', status: 200 },
  }),
  restRoute({
    route: 'POST /api/auth/request-password-reset',
    operation: graphql(`
      mutation RestRequestPasswordReset($input: RequestPasswordResetInput!) {
        requestPasswordReset(input: $input) {
          email
        }
      }
    `),
    variables: ({ text }) => ({ input: { email: text('email') } }),
    answer: ({ requestPasswordReset }) => requestPasswordReset,
    example: {
      url: '/api/auth/request-password-reset',
      body: { email: 'guest@retaguarda.test' },
      status: 200,
    },
  }),
  restRoute({
    route: 'POST /api/auth/reset-password',
    operation: graphql(`
      mutation RestResetPassword($input: ResetPasswordInput!) {
        resetPassword(input: $input) {
          user {
            id
            email
          }
        }
      }
    `),
    variables: ({ text }) => ({ input: { token: text('token'), password: text('password') } }),
    answer: ({ resetPassword }) => resetPassword,
    example: {
      url: '/api/auth/reset-password',
      body: { token: 'a-token-that-was-used', password: 'uma senha longa' },
      status: 400,
    },
  }),
];
