import { buildSchema, getIntrospectionQuery, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type GraphqlBody, type TestGateway } from '../testing/test-gateway.ts';
import { documentErrors, parseQuery } from './document-rules.ts';
import { documentLimits } from '../config/limits.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('SA');
});
afterAll(() => gateway.stop());

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');
const ofLength = (length: number) => {
  const query = '{ me { id } } #';
  return query + 'x'.repeat(length - query.length);
};
const login = (alias: string) =>
  `${alias}: login(input: { email: "sa@retaguarda.test", password: "x" }) { accessToken }`;
const logout = 'logout(input: { everywhere: false }) { endedSessions }';
const FRAGMENT = `fragment Deep on Account { ${times(199, () => 'id')} }`;

const limits: [limit: string, most: number, document: (size: number) => string][] = [
  ['characters', documentLimits.textLength, ofLength],
  [
    'tokens',
    documentLimits.tokens,
    (size) =>
      `{ invoices(filter: { status: [${times(size - 16, () => 'pending')}] }) { totalCount } }`,
  ],
  [
    'aliases',
    documentLimits.aliases,
    (size) => `{ me { ${times(size, (index) => `a${index}: id`)} } }`,
  ],
  [
    'aliases of __typename',
    documentLimits.aliases,
    (size) => `{ me { ${times(size, (index) => `a${index}: __typename`)} } }`,
  ],
  [
    'aliases, wherever they stand',
    documentLimits.aliases,
    (size) =>
      `{ one: me { id ...A } } fragment A on Account { ${times(size - 1, (index) => `a${index}: id`)} name }`,
  ],
  [
    'root fields of a query',
    documentLimits.rootFields.query,
    (size) => `{ ${times(size, () => 'me { id }')} }`,
  ],
  [
    'root fields of a query, in fragments',
    documentLimits.rootFields.query,
    (size) => `{ ...Half ... { ...Half } ${size % 2 ? 'me { id }' : ''} }
      fragment Half on Query { ${times(Math.floor(size / 2), () => 'me { id }')} }`,
  ],
  [
    'directives',
    documentLimits.directives,
    (size) => `{ me { ${times(size, () => 'id @include(if: true)')} } }`,
  ],
];

const send = (query: string) => gateway.call({ url: '/graphql', body: { query }, token });

describe('a document', () => {
  it.each(limits)('may have as many %s as the limit', async (_limit, most, document) => {
    const { status, body } = await send(document(most));
    expect(status).toBe(200);
    expect((body as GraphqlBody).errors).toBeUndefined();
  });

  it.each(limits)('is refused for one more of the %s', async (_limit, most, document) => {
    const { status, body } = await send(document(most + 1));
    expect(status).toBe(400);
    expect(body).toEqual({
      errors: [
        expect.objectContaining({
          message: expect.stringContaining(String(most)),
          extensions: { code: 'INVALID', limit: expect.stringMatching(/^[a-z]+$/i) },
        }),
      ],
    });
  });

  it('may change four things, not five', async () => {
    const mutation = (count: number) => `mutation { ${times(count, () => logout)} }`;
    const { body } = await send(mutation(5));
    expect(body).toMatchObject({
      errors: [{ message: 'A mutation may have at most 4 root fields' }],
    });
    expect((await gateway.graphql('{ me { id } }', {}, token)).errors).toBeUndefined();
    const another = await gateway.tokenFor('GUEST');
    const { data } = await gateway.graphql(mutation(4), {}, another);
    expect(data).toEqual({ logout: { endedSessions: 1 } });
  });

  it.each([
    ['sign in twice', `mutation { ${login('a')} ${login('b')} }`],
    [
      'sign in twice through a fragment',
      `mutation { ...A ${login('b')} } fragment A on Mutation { ${login('a')} }`,
    ],
    [
      'sign in and register',
      `mutation { ${login('a')} register(input: { email: "x@example.test", username: "x", password: "x" }) { accessToken } }`,
    ],
    [
      'ask for two reset links',
      `mutation { ${times(2, (index) => `a${index}: requestPasswordReset(input: { email: "x@example.test" }) { email }`)} }`,
    ],
  ])('may not %s', async (_what, query) => {
    const sessions = () => gateway.store.db.selectFrom('sessions').selectAll().execute();
    const before = await sessions();
    const { status, body } = await send(query);
    expect({ status, body }).toMatchObject({
      status: 400,
      body: {
        errors: [{ message: 'A document may sign in, register or reset a password only once' }],
      },
    });
    expect(await sessions()).toEqual(before);
    expect((await gateway.graphql(`mutation { ${login('a')} }`)).data?.a.accessToken).toBeTruthy();
  });

  it('may ask about the schema once', async () => {
    expect((await send(getIntrospectionQuery())).status).toBe(200);
    const { body } = await send('{ __schema { types { name } } __type(name: "Tag") { name } }');
    expect((body as GraphqlBody).errors?.[0]?.extensions?.limit).toBe('introspectionFields');
  });

  it('that is wrong in many ways is told five', async () => {
    const { body } = await send(`{ ${times(30, (index) => `nothing${index}`)} }`);
    expect((body as GraphqlBody).errors).toHaveLength(5);
  });

  it('may select 2,000 fields, fragments flattened', async () => {
    const selecting = (more: number) =>
      `{ me { ${times(9, () => '...Deep')} ${times(more, () => 'name')} } } ${FRAGMENT}`;
    expect((await send(selecting(150))).status).toBe(200);
    const { status, body } = await send(selecting(209));
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'INVALID' } }] });
  });

  it('that doubles in each of many fragments is refused fast', async () => {
    const fragments = times(
      30,
      (index) => `fragment F${index} on Account { ...F${index + 1} ...F${index + 1} }`,
    );
    const startedAt = performance.now();
    const { status, body } = await send(
      `{ me { ...F0 } } ${fragments} fragment F30 on Account { id }`,
    );
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'INVALID' } }] });
  });

  it('that doubles within the schema’s own shape is refused too', async () => {
    const fragments = times(
      20,
      (index) => `fragment F${index} on __Schema { ...F${index + 1} ...F${index + 1} }`,
    );
    const { status, body } = await send(
      `{ __schema { ...F0 } } ${fragments} fragment F20 on __Schema { description }`,
    );
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'INVALID' } }] });
  });

  it.each([
    ['holds itself', '{ me { ...A } } fragment A on Account { ...A }'],
    ['does not parse', '{ me { id }'],
    ['asks for what there is not', '{ nothing }'],
    ['has a text that cannot be stored', '{ invoice(id: "\\u0000") { id } }'],
    ['has no operation', 'fragment A on Account { id }'],
    ['subscribes to what there is not', 'subscription { me { id } }'],
    ['is empty', ''],
  ])('that %s is INVALID', async (_what, query) => {
    const { status, body } = await send(query);
    expect(status).toBe(400);
    expect((body as GraphqlBody).errors?.map(({ extensions }) => extensions?.code)).toContain(
      'INVALID',
    );
  });
});

/** The product's own schema is not deep enough for this fault. */
describe('a deep document', () => {
  const schema = buildSchema('type Query { a: A } type A { a: A, id: ID, list: [A] }');
  const nested = (depth: number) => `${'{ a '.repeat(depth - 1)}{ id${' }'.repeat(depth)}`;
  const errorsOf = (query: string) =>
    documentErrors(schema, parse(query)).map(({ message }) => message);
  const tooDeep = ['A document may be at most 8 levels deep'];

  it('may have eight levels, not nine', () => {
    expect(errorsOf(nested(8))).toEqual([]);
    expect(errorsOf(nested(9))).toEqual(tooDeep);
  });

  it('is measured through fragments, which are no level of their own', () => {
    const through = (depth: number) =>
      `{ a { ... { ...F } } } fragment F on A ${nested(depth - 1)}`;
    expect(errorsOf(through(8))).toEqual([]);
    expect(errorsOf(through(9))).toEqual(tooDeep);
  });

  it('is as deep as its __typename', () => {
    expect(errorsOf(nested(9).replace('id', '__typename'))).toEqual(tooDeep);
  });

  it('is as deep as its deepest operation', () => {
    expect(errorsOf(`query A ${nested(2)} query B ${nested(9)}`)).toEqual(tooDeep);
  });

  it('may select 2,000 fields, not one more', () => {
    const wide = (more: number) =>
      `{ a { ${times(19, () => '...F')} ${times(more, () => 'id')} } } fragment F on A { ${times(100, () => 'id')} }`;
    expect(errorsOf(wide(99))).toEqual([]);
    expect(errorsOf(wide(100))).toEqual(['A document may select at most 2000 fields']);
  });

  it('is told of five errors at most', () => {
    expect(errorsOf(`{ ${times(30, (index) => `nothing${index}`)} }`)).toHaveLength(5);
  });
});

describe('parseQuery', () => {
  it('refuses what a query over HTTP is refused for', () => {
    expect(() => parseQuery(ofLength(15_001))).toThrow('at most 15000 characters');
    expect(() => parseQuery(`{ me { ${times(996, () => 'id')} } }`)).toThrow('1000');
    expect(parseQuery('{ me { id } }').definitions).toHaveLength(1);
  });
});

it('says at which line a document is wrong', async () => {
  for (const [query, line] of [
    ['{\n  me {\n    nothing\n  }\n}', 3],
    ['{\n  me {', 2],
  ] as const) {
    const { body } = await gateway.call({ url: '/graphql', body: { query }, token });
    const [error] = (body as { errors: { locations: { line: number }[] }[] }).errors;
    expect(error?.locations[0]?.line).toBe(line);
  }
});
