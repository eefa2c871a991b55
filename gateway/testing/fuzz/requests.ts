import fc, { type Arbitrary } from 'fast-check';
import type { GraphQLSchema } from 'graphql';
import { operations, texts } from './documents.ts';
import { type Route, valueIn } from './routes.ts';
import { bytesOf, type Message, wellFormed } from './wire.ts';

/** The parts of the gateway under test that the requests are made of. */
export interface Target {
  schema: GraphQLSchema;
  /** The routes in the OpenAPI document. */
  routes: readonly Route[];
  /** Ids of records that are there. */
  ids: readonly string[];
  /** Tokens of accounts with different roles. */
  tokens: readonly string[];
}

const SEPARATOR = 'part-of-a-form';

/** Fields that would end the session in which the other requests are sent. */
const leftOut = new Set(['logout', 'endSessions', 'changePassword', 'changeEmail']);

/** Requests to every door, from right ones to bytes that are no HTTP. */
export function requests(target: Target): Arbitrary<Buffer> {
  return fc.oneof(
    { arbitrary: graphqlRequests(target).map(bytesOf), weight: 4 },
    { arbitrary: restRequests(target).map(bytesOf), weight: 3 },
    { arbitrary: uploads(target).map(bytesOf), weight: 1 },
    { arbitrary: rawMessages(target).map(bytesOf), weight: 2 },
    { arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)), weight: 1 },
  );
}

const signedIn = ({ tokens }: Target): Arbitrary<Message['headers']> =>
  fc
    .oneof(
      { arbitrary: fc.constantFrom(...tokens), weight: 9 },
      { arbitrary: fc.base64String({ maxLength: 60 }), weight: 1 },
    )
    .map((token) => [['authorization', `Bearer ${token}`]]);

const bytesIn = (value: unknown) => Buffer.from(JSON.stringify(value) ?? '');
const json = ['content-type', 'application/json'] as const;

const bodies = fc.oneof(
  { arbitrary: fc.jsonValue({ maxDepth: 3 }).map(bytesIn), weight: 2 },
  { arbitrary: fc.dictionary(texts, fc.jsonValue({ maxDepth: 2 })).map(bytesIn), weight: 2 },
  { arbitrary: fc.string({ maxLength: 60 }).map((text) => Buffer.from(text)), weight: 1 },
);

function graphqlRequests(target: Target): Arbitrary<Message> {
  const asked = fc.oneof(
    { arbitrary: operations({ ...target, leftOut }).map(bytesIn), weight: 9 },
    { arbitrary: bodies, weight: 1 },
  );
  return fc
    .tuple(asked, signedIn(target))
    .map(([body, headers]) => wellFormed('POST', '/graphql', body, [json, ...headers]));
}

const segments = texts.map((text) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '')));
const queries = fc
  .array(fc.tuple(segments, segments), { maxLength: 3 })
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));

function restRequests(target: Target): Arbitrary<Message> {
  const ids = fc.oneof(fc.constantFrom(...target.ids), segments);
  const routes = target.routes.filter(({ path }) => !/logout|sessions/.test(path));
  return fc.constantFrom(...routes).chain(({ method, path, body }) => {
    const hasBody = !['get', 'head'].includes(method);
    const sent = body ? fc.oneof(valueIn(body, target.ids).map(bytesIn), bodies) : bodies;
    return fc
      .tuple(ids, queries, sent, signedIn(target))
      .map(([id, query, body, headers]) =>
        wellFormed(
          method.toUpperCase(),
          path.replaceAll(/\{\w+\}/g, () => id) + (query && `?${query}`),
          hasBody ? body : Buffer.alloc(0),
          hasBody ? [json, ...headers] : headers,
        ),
      );
  });
}

const beginnings = [
  '',
  '\x89PNG\r\n\x1a\n',
  '%PDF-1.7\n',
  'GIF89a',
  'PK\x03\x04',
  '<svg ',
  '\xff\xfe',
];
const names = fc.oneof(
  fc.constantFrom('file', 'files', 'operations', '__proto__', ''),
  fc.string({ maxLength: 10 }),
);

/** Makes uploads; some end in the middle. */
function uploads(target: Target): Arbitrary<Message> {
  const part = fc
    .record({
      name: names,
      fileName: fc.option(names),
      type: fc.constantFrom('image/png', 'text/csv', 'application/pdf', 'x', ''),
      beginning: fc.constantFrom(...beginnings),
      rest: fc.uint8Array({ maxLength: 300 }),
    })
    .map(({ name, fileName, type, beginning, rest }) => {
      const file = fileName === null ? '' : `; filename="${fileName}"`;
      const head = `content-disposition: form-data; name="${name}"${file}\r\ncontent-type: ${type}`;
      return Buffer.concat([
        Buffer.from(`--${SEPARATOR}\r\n${head}\r\n\r\n`),
        Buffer.from(beginning, 'latin1'),
        rest,
        Buffer.from('\r\n'),
      ]);
    });
  const form = ['content-type', `multipart/form-data; boundary=${SEPARATOR}`] as const;
  return fc
    .tuple(
      fc.constantFrom('/api/files', '/graphql'),
      fc.array(part, { maxLength: 7 }),
      fc.boolean(),
      signedIn(target),
    )
    .map(([path, parts, isWhole, headers]) => {
      const body = Buffer.concat([...parts, Buffer.from(isWhole ? `--${SEPARATOR}--\r\n` : '')]);
      return wellFormed('POST', path, body, [form, ...headers]);
    });
}

const headerNames = `accept accept-encoding accept-language authorization connection content-encoding
  content-length content-type cookie expect host idempotency-key if-match if-none-match keep-alive origin
  range te trailer transfer-encoding upgrade x-forwarded-for x-forwarded-host x-http-method-override`;

function rawMessages({ routes }: Target): Arbitrary<Message> {
  const paths = [
    ...routes.map(({ path }) => path),
    '/',
    '/graphql',
    '/assets/x',
    '/login',
    '/readyz',
  ];
  const header = fc.tuple(
    fc.oneof(fc.constantFrom(...headerNames.split(/\s+/)), fc.string({ maxLength: 8 })),
    fc.oneof(
      fc.constantFrom(
        'chunked',
        '0',
        '-1',
        '1e3',
        'close',
        'gzip',
        'websocket',
        '100-continue',
        '*',
      ),
      fc.string({ maxLength: 20 }),
      fc.string({ unit: 'binary', maxLength: 10 }),
    ),
  );
  return fc.record({
    method: fc.oneof(
      fc.constantFrom(
        'GET',
        'HEAD',
        'POST',
        'PUT',
        'PATCH',
        'DELETE',
        'OPTIONS',
        'TRACE',
        'CONNECT',
      ),
      fc.string({ maxLength: 8 }),
    ),
    target: fc
      .tuple(
        fc.constantFrom(...paths),
        fc.oneof(fc.constant(''), segments, fc.string({ maxLength: 30 })),
      )
      .map(([path, more]) => path + more),
    headers: fc.array(header, { maxLength: 6 }).map((some) => [['host', 'a'] as const, ...some]),
    body: fc.uint8Array({ maxLength: 100 }).map((bytes) => Buffer.from(bytes)),
  });
}
