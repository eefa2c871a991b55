import { GraphQLError } from 'graphql';
import type { Language } from './language.ts';
import { type Problem, problem, problemText } from './problem.ts';

const refusals = {
  INVALID: 400,
  UNAUTHENTICATED: 401,
  SECOND_FACTOR: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  GONE: 410,
  TOO_LARGE: 413,
  URL_TOO_LONG: 414,
  UNSUPPORTED: 415,
  KEY_REUSED: 422,
  TOO_MANY: 429,
  UNAVAILABLE: 503,
} as const;

type RefusalCode = keyof typeof refusals;

export type RefusalStatus = (typeof refusals)[RefusalCode];

/** The problems by the field's path, such as `items.0.price`. */
export type FieldErrors = Record<string, Problem>;

export type FieldMessages = Record<string, string>;

export interface LastChange {
  at: string;
  /** Null when nobody was signed in. */
  by: { id: string | null; name: string } | null;
}

/** The answer to a right password where that is not enough. */
interface SecondFactorAsked {
  token: string;
  /** The factors that can be used; empty when one has to be set up first. */
  methods: readonly string[];
  expiresAt: string;
}

interface Details {
  fields?: FieldErrors | undefined;
  /** The record as it now is. */
  current?: unknown;
  /** When it was last changed, and by whom. */
  changed?: LastChange | undefined;
  /** The seconds to wait before another try. */
  retryAfter?: number;
  limit?: string;
  secondFactor?: SecondFactorAsked;
}

/**
 * An error whose message the caller sees, in English until it is put `in` a language. Anything else that is thrown is a
 * bug and is masked.
 */
export class Refusal extends GraphQLError {
  readonly code: RefusalCode;
  readonly problem: Problem;
  readonly fields: FieldErrors | undefined;

  constructor(code: RefusalCode, about: Problem, { fields, ...details }: Details = {}) {
    const inEnglish = fields && { fields: fieldMessages(fields, 'en') };
    super(problemText(about, 'en'), { extensions: { code, ...details, ...inEnglish } });
    this.code = code;
    this.problem = about;
    this.fields = fields;
  }

  get status(): number {
    return refusals[this.code];
  }

  in(language: Language): { message: string; fields: FieldMessages | undefined } {
    const fields = this.fields && fieldMessages(this.fields, language);
    return { message: problemText(this.problem, language), fields };
  }
}

/** The error of a scalar, which does not know at which field it stands. */
export class UnreadableValue extends GraphQLError {
  readonly problem: Problem;

  constructor(about: Problem) {
    super(problemText(about, 'en'));
    this.problem = about;
  }
}

export const fieldMessages = (fields: FieldErrors, language: Language): FieldMessages =>
  Object.fromEntries(
    Object.entries(fields).map(([field, about]) => [field, problemText(about, language)]),
  );

export const invalid = (
  fields: FieldErrors,
  about = Object.values(fields)[0] ?? problem('invalid'),
) => new Refusal('INVALID', about, { fields });

export const REQUIRED = problem('required');

/** Throws Invalid when there are errors. */
export function refuseErrors(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

export const unauthenticated = (about: Problem) => new Refusal('UNAUTHENTICATED', about);

export const forbidden = (about = problem('forbidden')) => new Refusal('FORBIDDEN', about);

export const notFound = (what: string) => new Refusal('NOT_FOUND', problem('not_found', { what }));

export const methodNotAllowed = (method: string) =>
  new Refusal('METHOD_NOT_ALLOWED', problem('method_not_allowed', { method }));

export const conflict = (about: Problem, details: Details = {}) =>
  new Refusal('CONFLICT', about, details);

/** The refusal of a cursor of the feed after which changes were removed. */
export const gone = () => new Refusal('GONE', problem('changes_gone'));

export const tooLarge = (
  fields: FieldErrors,
  about = Object.values(fields)[0] ?? problem('request_too_large'),
) => new Refusal('TOO_LARGE', about, { fields });

export const urlTooLong = (most: number) =>
  new Refusal('URL_TOO_LONG', problem('url_too_long', { most }));

export const unsupported = (fields: FieldErrors) =>
  new Refusal('UNSUPPORTED', Object.values(fields)[0]!, { fields });

export const keyReused = () => new Refusal('KEY_REUSED', problem('key_reused'));

export const UNSTORABLE = problem('unstorable');

/** Returns the refusal of a text that reached the store unchecked. */
export const unstorable = () => new Refusal('INVALID', problem('request_unstorable'));

export function unavailable(cause: unknown, about = problem('unavailable')): Refusal {
  const refusal = new Refusal('UNAVAILABLE', about);
  refusal.cause = cause;
  return refusal;
}

/** Returns the refusal while the gateway is busy; such refusals are not logged one by one. */
export const busy = () => new Refusal('UNAVAILABLE', problem('busy'));

export const isBusy = (error: unknown) => refusalIn(error)?.problem.code === 'busy';

export const tookTooLong = () => new Refusal('UNAVAILABLE', problem('took_too_long'));

const RETRY_AFTER_S = 5;

export const tooMany = (about: Problem, retryAfter = RETRY_AFTER_S) =>
  new Refusal('TOO_MANY', about, { retryAfter });

export function retryAfterOf(error: unknown): number | undefined {
  const refusal = refusalIn(error);
  const given = refusal?.extensions.retryAfter as number | undefined;
  return given ?? (refusal?.code === 'UNAVAILABLE' ? RETRY_AFTER_S : undefined);
}

export function limitOf(error: unknown): { limit: string; error: object } | undefined {
  const refusal = refusalIn(error);
  if (refusal) {
    const limit = refusal.extensions.limit ?? (isLimit(refusal) && refusal.problem.code);
    return typeof limit === 'string' ? { limit, error: refusal } : undefined;
  }
  if (isBodyTooLarge(error)) return { limit: 'request_too_large', error };
  const { limit } = error instanceof GraphQLError ? error.extensions : {};
  return typeof limit === 'string' ? { limit, error: error as GraphQLError } : undefined;
}

const isBodyTooLarge = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE';

const isLimit = ({ code, problem: { code: about } }: Refusal) =>
  ['TOO_MANY', 'TOO_LARGE', 'URL_TOO_LONG'].includes(code) ||
  ['busy', 'took_too_long'].includes(about);

/** Returns the refusal in an error; undefined when the error is a bug. */
export function refusalIn(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  return error instanceof GraphQLError ? refusalIn(error.originalError) : undefined;
}

export const isUnavailable = (error: unknown) => refusalIn(error)?.code === 'UNAVAILABLE';

export const INTERNAL_ERROR = problem('internal');
