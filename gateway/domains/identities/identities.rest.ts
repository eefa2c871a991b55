import { restChange } from '../../rest/rest-change.ts';
import { PROVIDER_COOKIE } from './identities.rules.ts';

export const identitiesRest = [
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
];
