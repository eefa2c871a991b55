/** What one document may ask for; the same at every transport. */
export const documentLimits = {
  /** Characters of the query's text. */
  textLength: 15_000,
  tokens: 1_000,
  /** Selections below one another, fragments flattened. */
  depth: 8,
  /** Selections in all, fragments flattened. */
  selections: 2_000,
  aliases: 20,
  rootFields: { query: 20, mutation: 4, subscription: 1 },
  /** Root fields that test a secret: several in one document would be as many tries. */
  signInFields: 1,
  directives: 10,
  /** Objects that the answer may hold, with the page sizes asked for. */
  cost: 5_000,
  /** Errors that one answer lists. */
  errors: 5,
} as const;

export const SIGN_IN_FIELDS: ReadonlySet<string> = new Set([
  'login',
  'register',
  'requestPasswordReset',
  'resetPassword',
]);

/** A text that a list is filtered by, or that is searched for: each word of it is looked for in every row. */
export const searchLimits = { characters: 200, words: 10 } as const;

/** How long one operation may take, in milliseconds; in a file of several pages each page is one. */
export const LONGEST_OPERATION_MS = 10_000;

/** Root fields that may take longer: an import of any size can be taken back. */
export const LONG_FIELDS: ReadonlySet<string> = new Set(['restore']);

/** Bytes of a request's body, on every route but uploads. */
export const MOST_BODY_BYTES = 1024 * 1024;

const KIB = 1024;
const MIB = 1024 * KIB;

/** What `POST /api/files` takes. */
export const uploadLimits = {
  fileBytes: 10 * MIB,
  /** Files of one upload. */
  files: 5,
  fields: 20,
  fieldBytes: 64 * KIB,
  /** All files of one account. */
  accountBytes: 500 * MIB,
  /** Uploads that are read at once: each may hold all its files in memory. */
  atOnce: 8,
  atOncePerAccount: 4,
} as const;

/** What `POST /api/<list>.csv` takes. */
export const importLimits = {
  fileBytes: 50 * MIB,
  files: 1,
  fields: 10,
  fieldBytes: 64 * KIB,
  /** Imports that run at once: each keeps the store busy for seconds. */
  atOnce: 4,
  atOncePerAccount: 2,
} as const;
