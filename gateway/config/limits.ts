import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';

export const documentLimits = {
  /** The length of a document, in characters. */
  textLength: 15_000,
  tokens: 1_000,
  /** The number of levels, fragments flattened. */
  depth: 8,
  /** Fields on all levels, fragments flattened. */
  selections: 2_000,
  aliases: 20,
  rootFields: { query: 20, mutation: 4, subscription: 1 },
  /** Root fields that test a secret: several would be as many attempts. */
  signInFields: 1,
  /** Root fields that ask about the schema: each may answer as much as all of it. */
  introspectionFields: 1,
  directives: 10,
  /** Levels of lists and objects in variables, which are read by recursion. */
  variableDepth: 24,
  /** The number of objects in the answer. */
  cost: 5_000,
  errors: 5,
} as const;

export type DocumentLimit = keyof typeof documentLimits;

export const SIGN_IN_FIELDS: ReadonlySet<string> = new Set([
  'login',
  'register',
  'requestPasswordReset',
  'resetPassword',
  'changePassword',
  'changeEmail',
  'createApiKey',
  'invitation',
  'acceptInvitation',
  'verifySecondFactor',
  'startTotpAtSignIn',
  'startPasskeySignIn',
  'signInWithIdentity',
  'startIdentity',
  'addIdentity',
  'removeIdentity',
  'startPasskey',
  'removePasskey',
  'startTotp',
  'confirmTotp',
  'removeSecondFactors',
  'renewRecoveryCodes',
]);

/** Limits counted by address, account or email, never by what a caller may choose. `seconds` start with the first. */
export const rateLimits = {
  requestsFromAddress: { most: 300, seconds: 10, isScaled: true },
  requestsOfAccount: { most: 600, seconds: 10, isScaled: true },
  /** Only failed sign-ins count here and in `signInsToAccount`. */
  signInsFromAddress: { most: 30, seconds: 600, isScaled: true },
  registrationsFromAddress: { most: 5, seconds: 3_600, isScaled: true },
  resetsForEmail: { most: 3, seconds: 3_600, isScaled: false },
  signInsToAccount: { most: 20, seconds: 900, isScaled: false },
} as const;

/** Each failure of an account from one address beyond `failures` is followed by a wait that doubles. */
export const signInWaits = { failures: 5, longestSeconds: 900 } as const;

export const REQUESTS_A_LEASE = 20;

export const passwordHashing = { atOncePerCore: 2, waiting: 50 } as const;

/**
 * Limits beyond which requests are refused while more than so many wait for their answers: one long task is no
 * overload.
 */
export const overload = {
  eventLoopDelayMs: 500,
  waitingWhenLate: 20,
  eventLoopUtilization: 0.98,
  waitingWhenFull: 200,
  /** The others of those that wait begin one by one. */
  begunWhenFull: 20,
  sampleMs: 1_000,
  /** The time for which the connection of a refused request is not read again. */
  refusedPauseMs: 2_000,
} as const;

export type Overload = Readonly<Record<keyof typeof overload, number>>;

/** Limits of an `Idempotency-Key`; times in milliseconds. */
export const idempotency = {
  keyCharacters: 255,
  keptMs: 24 * 3_600_000,
  /** The time after which a claim is abandoned; longer than an operation takes. */
  abandonedMs: 12_000,
  longestWaitMs: 15_000,
  lookAgainMs: 50,
} as const;

/**
 * `reordered` limits the places that a to-do list may give at once; `bulk` the records that a filter or a list of rows
 * may change at once.
 */
export const listLimits = { perPage: 100, ids: 100, reordered: 1_000, bulk: 1_000 } as const;

/** Limits of the groups of a filter, on all levels together; `values` counts the entries of lists and single values. */
export const filterLimits = { depth: 3, groups: 50, values: 500 } as const;

/** Limits of a search text: each word is looked for in every row. */
export const searchLimits = { characters: 200, words: 10 } as const;

/** The longest an operation may take, in milliseconds; each page of an exported file counts as one operation. */
export const LONGEST_OPERATION_MS = 10_000;

export const LONGEST_UPSTREAM_WAIT_MS = 15_000;

/** Docker kills what has not ended after 10 seconds. */
export const LONGEST_DRAIN_MS = 9_500;

/** Connections of one gateway to PostgreSQL. */
export const MOST_CONNECTIONS = 10;

/** Root fields without that limit: an import of any size can be undone, and what a mail server took is kept. */
export const LONG_FIELDS: ReadonlySet<string> = new Set([
  'restore',
  'sendInvoice',
  'inviteAccount',
  'resendInvitation',
]);

/** Times in milliseconds; together they are less than a server waits for a caller. */
export const mailTimes = {
  connectionTimeout: 8_000,
  greetingTimeout: 8_000,
  socketTimeout: 10_000,
} as const;

export const TOKEN_DAYS = 7;

export const MOST_TOKEN_BYTES = 4 * 1024;

/** The lifetime of a link for a new password. */
export const RESET_LINK_MS = 60 * 60_000;

/** The times for which a sign-in waits for its second factor, and a new app for its first code. */
export const secondFactorTimes = {
  signInMs: 10 * 60_000,
  setupMs: 15 * 60_000,
  challengeMs: 5 * 60_000,
} as const;

/**
 * The times that a browser has to come back from the provider, and to fetch its answer, and the longest a call to it
 * takes.
 */
export const providerTimes = {
  attemptMs: 10 * 60_000,
  proofMs: 2 * 60_000,
  callSeconds: 5,
} as const;

/** `backCharacters` of the page to go back to: all of it is in a cookie. */
export const identityLimits = { identities: 20, backCharacters: 1_000 } as const;

/** Limits of passkeys; `characters` are those of a passkey's name. */
export const passkeyLimits = { passkeys: 20, characters: 100 } as const;

/** The number of an account's recovery codes. */
export const recoveryCodes = 10;

export const INVITATION_DAYS = 7;

/** Limits of API keys; `characters` are those of a key's name. */
export const apiKeyLimits = { keys: 50, characters: 100, days: 366 } as const;

/** The last use of a session or a key is written at most once in so long. */
export const SESSION_SEEN_STEP_MS = 60_000;

/** The time after its last use for which a session counts as present; longer than the step above. */
export const PRESENT_FOR_MS = 5 * 60_000;

/** The number of characters that are kept of the name by which a browser calls itself. */
export const MOST_USER_AGENT_LENGTH = 400;

/** Lengths of a password in characters; `least` holds in production alone. */
export const passwordLengths = { least: 10, most: 1_000 } as const;

/** The number of most used passwords that are refused in production. */
export const MOST_COMMON_PASSWORDS = 10_000;

/** The most characters of the address of an account's picture: room for a small inline one. */
export const MOST_AVATAR_LENGTH = 20_000;

export const MOST_URL_BYTES = 8 * 1024;

export const MOST_BODY_BYTES = 1024 * 1024;

const KIB = 1024;
const MIB = 1024 * KIB;

export const uploadLimits = {
  fileBytes: 10 * MIB,
  files: 5,
  fields: 20,
  fieldBytes: 64 * KIB,
  /** The most that all files of one account may hold, in bytes. */
  accountBytes: 500 * MIB,
  /** Concurrent uploads: each may hold all its files in memory. */
  atOnce: 8,
  atOncePerAccount: 4,
} as const;

export const importLimits = {
  fileBytes: 50 * MIB,
  /** The largest answer that is kept for repeats with the same `Idempotency-Key`. */
  keptAnswerBytes: MIB,
  files: 1,
  fields: 10,
  fieldBytes: 64 * KIB,
  /** Concurrent imports: each keeps the store busy for seconds. */
  atOnce: 4,
  atOncePerAccount: 2,
} as const;

const SECOND_MS = 1_000;

/** Milliseconds to wait for a caller, and bytes of headers. */
export const serverTimes = {
  requestTimeout: 30 * SECOND_MS,
  /** The time without a byte read or sent. */
  connectionTimeout: 30 * SECOND_MS,
  keepAliveTimeout: 5 * SECOND_MS,
  http: {
    headersTimeout: 10 * SECOND_MS,
    connectionsCheckingInterval: SECOND_MS,
    maxHeaderSize: 16 * 1024,
  },
  routerOptions: { maxParamLength: 500 },
} satisfies FastifyHttpOptions<Server>;
