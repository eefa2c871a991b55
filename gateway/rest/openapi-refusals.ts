import type { RefusalStatus } from '../errors/errors.ts';
import type { JsonSchema } from '../graphql/json-schema.ts';

export const header = (description: string, type = 'string') => ({ description, schema: { type } });

export type Headers = Readonly<Record<string, ReturnType<typeof header>>>;

const descriptions: Readonly<Record<RefusalStatus | 500, string>> = {
  400: 'The input does not fit; `fields` says which of it.',
  401: 'No token, or one that is not valid. At sign-in: the password is right and `secondFactor` says how to go on.',
  403: 'The role may not do this.',
  404: 'There is no such record.',
  405: 'The address has other methods; `Allow` names them.',
  409: 'It is taken, or was changed by someone else; under `/api/records`, `current` is the record as it is now.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'The body is not JSON, as `/api/records` needs it.',
  422: 'The `Idempotency-Key` was used for another request.',
  429: 'Too many requests; `Retry-After` says when to try again.',
  500: 'A fault of the gateway; the log says more under the request id.',
  503: 'The database does not answer, or the call took too long; `Retry-After` says when to try again.',
};

const LATER = { 'Retry-After': header('Seconds to wait.', 'integer') };
const later: Readonly<Record<string, Headers>> = {
  405: { Allow: header('The methods of the address.') },
  429: LATER,
  503: LATER,
};

export const refused = Object.fromEntries(
  Object.entries(descriptions).map(([status, description]) => [
    status,
    {
      description,
      ...(later[status] && { headers: later[status] }),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
  ]),
);

export const refusal: JsonSchema = {
  type: 'object',
  description: 'Why a call was refused.',
  properties: {
    message: { type: 'string', description: 'What is wrong, in a sentence.' },
    fields: {
      type: 'object',
      description: 'The fields at fault, as `items.0.price`, each with what is wrong with it.',
      additionalProperties: { type: 'string' },
    },
    requestId: { type: 'string', description: 'Found again in the log; of a 500 alone.' },
    current: {
      type: 'object',
      description: 'The record as it is now; of a 409 under `/api/records` alone.',
    },
    changed: {
      type: 'object',
      description: 'When the record was last changed, and by whom; with `current`.',
      properties: {
        at: { type: 'string', format: 'date-time' },
        by: {
          type: ['object', 'null'],
          description: 'The account, and its name at the time; null when nobody was signed in.',
          properties: { id: { type: ['string', 'null'] }, name: { type: 'string' } },
          required: ['id', 'name'],
        },
      },
      required: ['at', 'by'],
    },
    secondFactor: {
      type: 'object',
      description: 'Of a sign-in that needs a second factor.',
      properties: {
        token: { type: 'string', description: 'For `POST /api/auth/second-factor`.' },
        methods: {
          type: 'array',
          description: 'What the account has; empty when one has to be set up.',
          items: { type: 'string' },
        },
        expiresAt: { type: 'string', format: 'date-time' },
      },
      required: ['token', 'methods', 'expiresAt'],
    },
  },
  required: ['message'],
  additionalProperties: false,
};
