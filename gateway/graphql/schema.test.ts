import { getDirective } from '@graphql-tools/utils';
import {
  getNullableType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authenticator } from '../domains/sign-in/caller.ts';
import { domains } from '../server/domains.ts';
import { columnsOf } from '../database/columns.ts';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';
import { contextOf } from './context.ts';
import { executorOf } from './executor.ts';
import { buildSchema, type Columns } from './schema.ts';
import { readExpandedSdl } from '../records/expand/sdl.ts';
import { INVOICES } from '../../seed/invoices.ts';

const SHIPMENT = `
  "Goods on their way."
  type Shipment {
    id: ID!
    carrier: String!
    weight: Float!
    pieces: Int!
    isInsured: Boolean!
    sentAt: DateTime!
    price: Money!
    share: Percent!
    status: InvoiceStatus!
    note: String
    invoice: Invoice!
    invoices: [Invoice!]!
  }
  type ShipmentConnection { nodes: [Shipment!]! pageInfo: PageInfo! totalCount: Int! }
  type AddShipmentPayload { shipment: Shipment! }
  extend type Invoice { weight: Float!, shipment: Shipment }
  extend type Query {
    shipment(id: ID!): Shipment! @access(group: GUEST)
    shipments(first: Int): ShipmentConnection! @access(group: GUEST)
  }
  extend type Mutation { addShipment: AddShipmentPayload! @access(group: EDITOR) }
`;

let gateway: TestGateway;
let columns: Columns;
beforeAll(async () => {
  gateway = await startGateway();
  columns = await columnsOf(gateway.store.db);
});
afterAll(() => gateway.stop());

const build = (more: string, mocksMissing = false) =>
  buildSchema({ domains, columns, mocksMissing, sdl: [...readExpandedSdl(), more] });

describe('a schema with fields that have no resolver', () => {
  it('does not build, and names them', () => {
    expect(() => build(SHIPMENT)).toThrow(
      new Error(
        'These fields of the SDL have no resolver: ' +
          'Query.shipment, Query.shipments, Mutation.addShipment, Invoice.weight, Invoice.shipment.',
      ),
    );
  });

  it('builds when a column of its table answers the field', () => {
    const type = 'type PasswordReset { accountId: ID! expiresAt: String! usedAt: String }';
    expect(() => build(type)).not.toThrow();
    expect(() => build(type.replace('expiresAt', 'madeAt'))).toThrow('PasswordReset.madeAt');
  });
});

describe('with mocks for what is missing', () => {
  async function answer(query: string) {
    const schema = build(SHIPMENT, true);
    const authorization = `Bearer ${await gateway.tokenFor('EDITOR')}`;
    const request = { id: 'a-request', log: gateway.app.log, headers: { authorization } };
    const context = await contextOf(gateway.services, authenticator(gateway.services), request);
    const execute = executorOf(schema);
    const document = parse(query);
    await execute({ document }, context);
    const { data, errors } = await execute({ document }, context);
    expect(errors).toBeUndefined();
    return data as Record<string, never>;
  }

  const shipment = {
    id: expect.any(String),
    carrier: expect.any(String),
    weight: expect.any(Number),
    pieces: expect.any(Number),
    isInsured: expect.any(Boolean),
    sentAt: '2026-01-01T12:00:00.000Z',
    price: 123.45,
    share: 10,
    status: expect.stringMatching(/^(pending|processing|delivered)$/),
    note: expect.any(String),
  };
  const FIELDS = Object.keys(shipment).join(' ');
  const invoice = {
    id: expect.any(String),
    total: 123.45,
    buyer: { name: expect.any(String) },
    items: expect.arrayContaining([{ price: 123.45 }]),
  };
  const INVOICE = 'id total buyer { name } items { price }';

  it('a new type is answered with data of the right types', async () => {
    const { shipment: answered } = await answer(`{ shipment(id: "x") { ${FIELDS} } }`);
    expect(answered).toEqual(shipment);
  });

  it('what is no name stays the same from one start to the next', async () => {
    const query = '{ shipment(id: "x") { weight pieces isInsured status } }';
    expect(await answer(query)).toEqual(await answer(query));
  });

  it('a known type below a new one is mocked as well', async () => {
    const query = `{ shipment(id: "x") { invoice { ${INVOICE} } invoices { ${INVOICE} } } }`;
    const { shipment: answered } = await answer(query);
    expect(answered).toEqual({ invoice, invoices: expect.arrayContaining([invoice]) });
  });

  it('a list and a change are answered too', async () => {
    const { shipments } = await answer(
      `{ shipments { nodes { ${FIELDS} } totalCount pageInfo { hasNextPage } } }`,
    );
    expect(shipments).toEqual({
      nodes: expect.arrayContaining([shipment]),
      totalCount: expect.any(Number),
      pageInfo: { hasNextPage: expect.any(Boolean) },
    });
    const { addShipment } = await answer('mutation { addShipment { shipment { id weight } } }');
    expect(addShipment).toEqual({
      shipment: { id: expect.any(String), weight: expect.any(Number) },
    });
  });

  it('a known type keeps its real data beside a new field', async () => {
    const { invoices } = await answer(
      '{ invoices(first: 2) { totalCount nodes { orderNo total weight shipment { carrier } } } }',
    );
    const rows = await gateway.store.db
      .selectFrom('invoices')
      .select(['orderNo', 'totalCents'])
      .orderBy('date', 'desc')
      .limit(2)
      .execute();
    expect(invoices).toEqual({
      totalCount: INVOICES,
      nodes: rows.map(({ orderNo, totalCents }) => ({
        orderNo,
        total: totalCents / 100,
        weight: expect.any(Number),
        shipment: { carrier: expect.any(String) },
      })),
    });
  });
});

describe('access', () => {
  it('is said by every root field, or the schema does not build', () => {
    const silent = 'extend type Query { a: Int } extend type Mutation { b: Int @public, c: Int }';
    expect(() => build(silent, true)).toThrow(
      new Error('These root fields say neither @access nor @public: Query.a, Mutation.c.'),
    );
  });
});

describe('the SDL', () => {
  const named = (schema: GraphQLSchema) =>
    Object.values(schema.getTypeMap()).filter(
      ({ astNode }) => astNode !== undefined && astNode !== null,
    );
  const fieldsOf = (type: GraphQLNamedType): GraphQLField<unknown, unknown>[] =>
    isObjectType(type) ? Object.values(type.getFields()) : [];

  it('describes every type, field, argument, value and input field', () => {
    const { schema } = gateway.services;
    const parts: [name: string, description: unknown][] = named(schema).flatMap((type) => [
      [type.name, type.description] as [string, unknown],
      ...fieldsOf(type).map((field) => [`${type.name}.${field.name}`, field.description] as never),
      ...fieldsOf(type).flatMap((field) =>
        field.args
          .filter(({ name }) => name !== 'input')
          .map(
            (argument) =>
              [`${type.name}.${field.name}(${argument.name})`, argument.description] as never,
          ),
      ),
      ...(isEnumType(type) ? type.getValues() : []).map(
        (value) => [`${type.name}.${value.name}`, value.description] as never,
      ),
      ...(isInputObjectType(type) ? Object.values(type.getFields()) : []).map(
        (field) => [`${type.name}.${field.name}`, field.description] as never,
      ),
    ]);
    const directives = schema.getDirectives().filter(({ astNode }) => astNode);
    parts.push(...directives.map(({ name, description }) => [`@${name}`, description] as never));
    expect(parts.length).toBeGreaterThan(100);
    expect(parts.filter(([, description]) => !description).map(([name]) => name)).toEqual([]);
  });

  it('gives every mutation one input and a payload of its own', () => {
    for (const field of fieldsOf(gateway.services.schema.getMutationType()!)) {
      const name = field.name.charAt(0).toUpperCase() + field.name.slice(1);
      expect(field.args.map((argument) => `${argument.name}: ${argument.type.toString()}`)).toEqual(
        [`input: ${name}Input!`],
      );
      expect(String(field.type)).toBe(`${name}Payload!`);
    }
  });

  it('says the size of every list that is not the page of a connection', () => {
    const { schema } = gateway.services;
    const lists = named(schema).flatMap((type) =>
      fieldsOf(type)
        .filter((field) => isListType(getNullableType(field.type)))
        .filter((field) => !(type.name.endsWith('Connection') && field.name === 'nodes'))
        .map(
          (field) =>
            [`${type.name}.${field.name}`, getDirective(schema, field, 'listSize')] as const,
        ),
    );
    expect(lists.length).toBeGreaterThan(0);
    expect(lists.filter(([, size]) => !size).map(([name]) => name)).toEqual([]);
  });

  it('holds lists without gaps', () => {
    const gaps = named(gateway.services.schema).flatMap((type) =>
      fieldsOf(type)
        .map((field) => [field.name, getNullableType(field.type)] as const)
        .filter(([, list]) => isListType(list) && !isNonNullType(list.ofType))
        .map(([name]) => `${type.name}.${name}`),
    );
    expect(gaps).toEqual([]);
  });
});
