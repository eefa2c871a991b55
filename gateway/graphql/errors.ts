import { GraphQLError } from 'graphql';

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

/** Field path, as `items.0.price`, to what is wrong with it. */
export type FieldErrors = Record<string, string>;

/** An error whose message the caller sees. Anything else thrown is a bug and is masked. */
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

export const REQUIRED = 'this field is required';

/** Throws Invalid when there are errors. */
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

/** For a text that reached the store unchecked. */
export const unstorable = () =>
  new Refusal('INVALID', 'The request has a character that cannot be stored');

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

/** Seconds. */
export const RETRY_AFTER = '5';

export const tooMany = (message: string) => new Refusal('TOO_MANY', message);

/** Undefined when the error is a bug. */
export function refusalIn(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  return error instanceof GraphQLError ? refusalIn(error.originalError) : undefined;
}

export const isUnavailable = (error: unknown) => refusalIn(error)?.code === 'UNAVAILABLE';

export const INTERNAL_ERROR = 'Internal server error';
