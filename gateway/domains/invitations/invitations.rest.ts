import { graphql } from '../../rest/generated/gql.ts';
import { restChange } from '../../rest/rest-change.ts';
import { restRoute } from '../../rest/rest-route.ts';

export const invitationsRest = [
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
];
