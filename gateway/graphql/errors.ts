import { GraphQLError } from 'graphql';

/** Every way in which the gateway refuses: the code that GraphQL shows and the status that REST answers. */
const refusals = {
  INVALID: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  TOO_MANY: 429,
  UNAVAILABLE: 503,
} as const;

type RefusalCode = keyof typeof refusals;

/** Fields at fault, as `items.0.price`, each with what is wrong with it. */
export type FieldErrors = Record<string, string>;

/** A refusal that the caller is told of, word for word. Anything else that is thrown is a bug. */
export class Refusal extends GraphQLError {
  readonly code: RefusalCode;
  readonly fields: FieldErrors | undefined;

  constructor(
    code: RefusalCode,
    message: string,
    details: { fields?: FieldErrors; current?: unknown } = {},
  ) {
    super(message, { extensions: { code, ...details } });
    this.code = code;
    this.fields = details.fields;
  }

  get status(): number {
    return refusals[this.code];
  }
}

export const invalid = (
  fields: FieldErrors,
  message = Object.values(fields)[0] ?? 'Invalid input',
) => new Refusal('INVALID', message, { fields });

/** What is wrong with a field that must be given and is not. */
export const REQUIRED = 'this field is required';

/** Throws Invalid unless no field is at fault. */
export function refuseErrors(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

export const unauthenticated = (message: string) => new Refusal('UNAUTHENTICATED', message);

export const forbidden = () => new Refusal('FORBIDDEN', 'Your role may not do this');

export const notFound = (what: string) => new Refusal('NOT_FOUND', `${what} not found`);

export const conflict = (
  message: string,
  details: { fields?: FieldErrors; current?: unknown } = {},
) => new Refusal('CONFLICT', message, details);

export const tooLarge = (
  fields: FieldErrors,
  message = Object.values(fields)[0] ?? 'The request is too large',
) => new Refusal('TOO_LARGE', message, { fields });

export const UNSTORABLE = 'has a character that cannot be stored';

/** Of a text that reached the store without one's having looked at it. */
export const unstorable = () =>
  new Refusal('INVALID', 'The request has a character that cannot be stored');

/** The store is away: the cause is for the log. */
export function unavailable(cause: unknown): Refusal {
  const refusal = new Refusal(
    'UNAVAILABLE',
    'The database does not answer. Try again in a moment.',
  );
  refusal.cause = cause;
  return refusal;
}

export const tookTooLong = () =>
  new Refusal('UNAVAILABLE', 'This took too long and was stopped. Ask for less, or try again.');

/** When a caller who was told that something is unavailable may ask again, in seconds. */
export const RETRY_AFTER = '5';

export const tooMany = (message: string) => new Refusal('TOO_MANY', message);

/** The refusal inside an error that an execution reported, undefined when it is a bug. */
export function refusalIn(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  return error instanceof GraphQLError ? refusalIn(error.originalError) : undefined;
}

export const isUnavailable = (error: unknown) => refusalIn(error)?.code === 'UNAVAILABLE';

export const INTERNAL_ERROR = 'Internal server error';
