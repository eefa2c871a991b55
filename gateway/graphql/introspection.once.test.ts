import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';

const asking = [
  ['__schema', '{ __schema { queryType { name } } }'],
  ['__type', '{ __type(name: "Invoice") { name } }'],
  [
    '__schema in a fragment',
    '{ ... { ...F } } fragment F on Query { __schema { queryType { name } } }',
  ],
  ['__type beside a field', '{ a: __type(name: "Invoice") { name } __typename }'],
] as const;

const guessing: [what: string, query: string, variables: object][] = [
  ['a field', '{ invoicess { totalCount } }', {}],
  ['a type', 'query ($input: LoginInputs) { me(a: $input) { id } }', {}],
  ['an argument', '{ invoices(firs: 1) { totalCount } }', {}],
  ['an enum value', '{ invoices(sort: { field: dat }) { totalCount } }', {}],
  [
    'an enum value in a variable',
    'query ($s: InvoiceSort) { invoices(sort: $s) { totalCount } }',
    { s: { field: 'dat' } },
  ],
  [
    'a field in a variable',
    'query ($s: InvoiceSort) { invoices(sort: $s) { totalCount } }',
    { s: { fielt: 'date' } },
  ],
];

describe('in the demo profile', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.stop());

  it('tells everyone the whole schema, deeper than other documents may be', async () => {
    const query = getIntrospectionQuery({ descriptions: true, inputValueDeprecation: true });
    for (let time = 0; time < 3; time += 1) {
      const { data, errors } = await gateway.graphql(query);
      expect(errors).toBeUndefined();
      const schema = buildClientSchema(data as unknown as IntrospectionQuery);
      expect(Object.keys(schema.getTypeMap()).sort()).toEqual(
        Object.keys(gateway.services.schema.getTypeMap()).sort(),
      );
    }
  });

  it.each(guessing)('helps with %s that is misspelt', async (what, query, variables) => {
    const { errors } = await gateway.graphql(query, variables);
    const isVariable = what.includes('variable');
    expect(errors?.some(({ message }) => message.includes('Did you mean'))).toBe(!isVariable);
  });
});

describe('in production', () => {
  let production: TestGateway;
  let token: string;
  beforeAll(async () => {
    production = await startGateway({
      environment: { PROFILE: 'production', JWT_SECRET: 'thirty-two bytes of secret, plus' },
    });
    token = await production.tokenFor('GUEST');
  });
  afterAll(() => production.stop());

  it.each(asking)('tells nobody who is not signed in of %s', async (_what, query) => {
    for (let time = 0; time < 2; time += 1) {
      const { data, errors } = await production.graphql(query);
      expect(data).toBeUndefined();
      expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    }
  });

  it.each(asking)('tells who is signed in of %s', async (_what, query) => {
    const { data, errors } = await production.graphql(query, {}, token);
    expect(errors).toBeUndefined();
    expect(JSON.stringify(data)).toMatch(/"name":"(Query|Invoice)"/);
  });

  it('tells everyone a __typename', async () => {
    expect((await production.graphql('{ __typename }')).data).toEqual({ __typename: 'Query' });
  });

  it.each(guessing)(
    'names nothing that is near %s that is misspelt',
    async (_what, query, variables) => {
      const { errors } = await production.graphql(query, variables);
      expect(errors?.[0]?.extensions?.code).toBe('INVALID');
      expect(JSON.stringify(errors)).not.toMatch(/did you mean/i);
    },
  );
});
