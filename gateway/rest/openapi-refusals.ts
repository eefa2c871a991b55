import type { RefusalStatus } from '../errors/errors.ts';
import type { JsonSchema } from '../graphql/json-schema.ts';

export const header = (description: string, type = 'string') => ({ description, schema: { type } });

export type Headers = Readonly<Record<string, ReturnType<typeof header>>>;

const descriptions: Readonly<Record<RefusalStatus | 500, string>> = {
  400: 'The input is invalid. `fields` names the fields at fault.',
  401: 'The token is missing or invalid. At sign-in, the password was right and `secondFactor` says how to continue.',
  403: 'The role of the account does not allow this call.',
  404: 'The record does not exist.',
  405: 'The path does not support this method. `Allow` names those that it supports.',
  409: 'The value is already used, or the record was changed by someone else. Under `/api/records`, `current` is the current record.',
  410: 'Changes after the cursor are no longer kept.',
  413: 'The request is too large.',
  414: 'The URL is too long.',
  415: 'The body is not JSON. Calls under `/api/records` require JSON.',
  422: 'The `Idempotency-Key` was already used for another request.',
  429: 'The caller sent too many requests. `Retry-After` says when to try again.',
  500: 'The gateway failed. Its log has the details under `requestId`.',
  503: 'The database does not answer, or the call took too long. `Retry-After` says when to try again.',
};

const LATER = {
  'Retry-After': header('Number of seconds to wait before the next try.', 'integer'),
};
const later: Readonly<Record<string, Headers>> = {
  405: { Allow: header('Methods that the path supports.') },
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
  description: 'The reason why a call was refused.',
  properties: {
    message: { type: 'string', description: 'Sentence that says what is wrong.' },
    fields: {
      type: 'object',
      description:
        'Error of each field at fault, by the path of the field, such as `items.0.price`.',
      additionalProperties: { type: 'string' },
    },
    requestId: {
      type: 'string',
      description: 'Identifier of the request in the log. Only an answer with status 500 has it.',
    },
    current: {
      type: 'object',
      description: 'Current record. Only an answer with status 409 under `/api/records` has it.',
    },
    changed: {
      type: 'object',
      description:
        'Time and author of the last change of the record. Only an answer with `current` has it.',
      properties: {
        at: { type: 'string', format: 'date-time' },
        by: {
          type: ['object', 'null'],
          description:
            'Account that made the change, with its name at the time; null when nobody was signed in.',
          properties: { id: { type: ['string', 'null'] }, name: { type: 'string' } },
          required: ['id', 'name'],
        },
      },
      required: ['at', 'by'],
    },
    secondFactor: {
      type: 'object',
      description: 'How a sign-in that needs a second factor continues.',
      properties: {
        token: { type: 'string', description: 'Token to send to `POST /api/auth/second-factor`.' },
        methods: {
          type: 'array',
          description: 'Second factors that the account has; empty when one must be set up.',
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
