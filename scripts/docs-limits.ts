import {
  documentLimits,
  filterLimits,
  idempotency,
  importLimits,
  listLimits,
  LONGEST_DRAIN_MS,
  LONGEST_OPERATION_MS,
  LONGEST_UPSTREAM_WAIT_MS,
  MOST_BODY_BYTES,
  MOST_TOKEN_BYTES,
  MOST_URL_BYTES,
  overload,
  passwordHashing,
  rateLimits,
  searchLimits,
  serverTimes,
  signInWaits,
  uploadLimits,
} from '../gateway/config/limits.ts';

const MINUTE_S = 60;
const HOUR_S = 3_600;
const KIB = 1024;
const MIB = 1024 * KIB;

const inSeconds = (milliseconds: number) => `${milliseconds / 1_000} s`;
const inSize = (bytes: number) => (bytes < MIB ? `${bytes / KIB} KiB` : `${bytes / MIB} MiB`);
const counted = (count: number) => count.toLocaleString('en-US');

function rate(name: keyof typeof rateLimits): string {
  const { most, seconds } = rateLimits[name];
  if (seconds === HOUR_S) return `${most} in an hour`;
  return `${most} in ${seconds < MINUTE_S * 2 ? `${seconds} s` : `${seconds / MINUTE_S} min`}`;
}

export const requestLimitsTable = (): string[][] => [
  ['Limit', 'Value', 'Beyond it'],
  ...countedLimits(),
  ...transportLimits(),
];

function countedLimits(): string[][] {
  const { failures, longestSeconds } = signInWaits;
  const { atOncePerCore, waiting } = passwordHashing;
  const longestWait = `${longestSeconds / MINUTE_S} min`;
  return [
    ['requests from one address', rate('requestsFromAddress'), '429'],
    ['requests of one account', rate('requestsOfAccount'), '429'],
    ['failed sign-ins from one address', rate('signInsFromAddress'), '429'],
    [
      'failed sign-ins to one account from one address',
      `${failures}`,
      `a wait of 1 s, 2 s, 4 s … after each, at most ${longestWait}`,
    ],
    ['failed sign-ins to one account', rate('signInsToAccount'), 'locked until they are over'],
    ['registrations from one address', rate('registrationsFromAddress'), '429'],
    ['reset links for one email', rate('resetsForEmail'), '429'],
    [
      'passwords checked or set at once',
      `${atOncePerCore} for each core`,
      `${waiting} wait, then 503`,
    ],
  ];
}

function transportLimits(): string[][] {
  const { maxHeaderSize, headersTimeout } = serverTimes.http;
  return [
    ['headers', inSize(maxHeaderSize), '431'],
    ['address', inSize(MOST_URL_BYTES), '414'],
    ['body', inSize(MOST_BODY_BYTES), '413'],
    [
      'uploaded files',
      `${uploadLimits.files} of ${inSize(uploadLimits.fileBytes)} each, ${inSize(uploadLimits.accountBytes)} an account`,
      '413',
    ],
    ['CSV file of an import', inSize(importLimits.fileBytes), '413'],
    ['waiting for the headers', inSeconds(headersTimeout), '408'],
    ['waiting for the body', inSeconds(serverTimes.requestTimeout), '408'],
    [
      'a connection without a request',
      inSeconds(serverTimes.keepAliveTimeout),
      'the connection is closed',
    ],
    [
      'a connection on which nothing moves',
      inSeconds(serverTimes.connectionTimeout),
      'the connection is closed',
    ],
    ['one operation', inSeconds(LONGEST_OPERATION_MS), '503'],
    ['an access token', inSize(MOST_TOKEN_BYTES), '401'],
    ['an `Idempotency-Key`', `${idempotency.keyCharacters} characters`, '400'],
    [
      'requests in flight when the gateway stops',
      inSeconds(LONGEST_DRAIN_MS),
      'the connection is closed',
    ],
    ['a forwarded call', inSeconds(LONGEST_UPSTREAM_WAIT_MS), '502'],
    ...overloadLimits(),
  ];
}

function overloadLimits(): string[][] {
  return [
    [
      'requests at once while the event loop is late',
      `${overload.waitingWhenLate}, from ${overload.eventLoopDelayMs} ms`,
      '503',
    ],
    [
      'requests at once while the event loop is fully used',
      `${overload.waitingWhenFull}, from a utilization of ${overload.eventLoopUtilization}`,
      '503',
    ],
    [
      'requests begun at once while the event loop is fully used',
      `${overload.begunWhenFull}`,
      'the others wait their turn',
    ],
    [
      'before a connection is read again whose request was refused so',
      inSeconds(overload.refusedPauseMs),
      'what it sends waits',
    ],
  ];
}

export function documentLimitsTable(): string[][] {
  const { rootFields, signInFields, introspectionFields, ...limits } = documentLimits;
  return [
    ['Limit', 'Value', 'Its name'],
    ['text', `${counted(limits.textLength)} characters`, '`textLength`'],
    ['tokens', counted(limits.tokens), '`tokens`'],
    ['depth, fragments flattened', `${limits.depth}`, '`depth`'],
    ['selections, fragments flattened', counted(limits.selections), '`selections`'],
    ['aliases', `${limits.aliases}`, '`aliases`'],
    [
      'root fields',
      `${rootFields.query} of a query, ${rootFields.mutation} of a mutation`,
      '`rootFields`',
    ],
    ['of these, fields that check a secret', `${signInFields}`, '`signInFields`'],
    ['of these, fields about the schema', `${introspectionFields}`, '`introspectionFields`'],
    ['directives', `${limits.directives}`, '`directives`'],
    ['cost, page sizes counted', counted(limits.cost), '`cost`'],
    ['levels of a variable', `${limits.variableDepth}`, '`variableDepth`'],
    ['errors in an answer', `${limits.errors}`, ''],
    ['entries of one page', `${listLimits.perPage}`, ''],
    ['ids of one change', `${listLimits.ids}`, ''],
    ['records changed at once by a filter', counted(listLimits.bulk), ''],
    [
      'groups of a filter',
      `${filterLimits.depth} levels, ${filterLimits.groups} groups, ${counted(filterLimits.values)} values`,
      '',
    ],
    ['to-dos put in order at once', `${listLimits.reordered}`, ''],
    [
      'a search or filter text',
      `${searchLimits.characters} characters, ${searchLimits.words} words`,
      '',
    ],
  ];
}
