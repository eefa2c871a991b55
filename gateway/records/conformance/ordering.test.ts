import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProduct } from '../../testing/sample-products.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  token = await gateway.tokenFor('SA');
});
afterAll(() => gateway.stop());

async function answered(query: string, variables: object = {}) {
  const { data, errors } = await gateway.graphql(query, variables, token);
  expect(errors).toBeUndefined();
  return data!;
}

const create = (kind: string, input: object) =>
  answered(
    `mutation ($input: Create${kind}Input!) { create${kind}(input: $input) { activityId } }`,
    { input },
  );

describe('a list', () => {
  it.each([
    ['item 2', 'Item 9', 'Item 10', 'Item 100', 'Item B'],
    ['Łucja', 'Oda', 'Øystein', 'Straße 9', 'Strasse 10', 'Zebra'],
  ])('stands in the order of people: %s, %s, %s, %s, …', async (...titles) => {
    for (const title of titles.toReversed()) {
      await create('Product', { ...newProduct, title, sku: `S-${title}` });
    }
    const titled = titles.map((title) => `S-${title}`);
    const listed = async (direction: string) => {
      const query = `{ products(first: 100, sort: { field: title, direction: ${direction} }) {
        nodes { sku } } }`;
      const { nodes } = (await answered(query)).products as { nodes: { sku: string }[] };
      return nodes.map(({ sku }) => sku).filter((sku) => titled.includes(sku));
    };
    expect(await listed('ascending')).toEqual(titled);
    expect(await listed('descending')).toEqual(titled.toReversed());
  });

  it('of invoices stands in the order of their numbers, however they are written', async () => {
    const numbers = ['A-9', 'A-010', 'INV-2', 'INV-000114', 'INV-1000'];
    for (const orderNo of numbers.toReversed()) {
      const party = { name: 'Zé', address: '' };
      const items = [{ name: 'Luz', unit: 1, price: 1 }];
      await create('Invoice', { orderNo, vat: 0, buyer: party, seller: party, items });
    }
    const { invoices } = await answered(
      '{ invoices(sort: { field: orderNo, direction: ascending }) { nodes { orderNo } } }',
    );
    expect(invoices.nodes.map(({ orderNo }: { orderNo: string }) => orderNo)).toEqual(numbers);
  });
});

describe('a number', () => {
  const found = async (many: string, text: string) => {
    const query = `query ($text: String!) { ${many}(filter: { text: $text }) { nodes { id } } }`;
    return (await answered(query, { text }))[many].nodes.length as number;
  };
  const hits = async (text: string, kind: string) => {
    const query = `query ($text: String!) { search(text: $text, kind: [${kind}]) { title } }`;
    return (await answered(query, { text })).search.map(({ title }: { title: string }) => title);
  };
  beforeAll(async () => {
    const contacts = [{ name: 'Irmã', phone: '(21) 3456-7890' }];
    await create('Customer', {
      ...{ name: 'Dona Ana', kind: 'person', phone: '11987654321', document: '52998224725' },
      contacts,
    });
    await create('User', { name: 'Seu Zé', phone: '(11) 97777-1234' });
    for (const title of ['Ligar para (11) 3333-4444', 'Pagar 2024/0017']) {
      await create('Todo', { title });
    }
  });

  it.each([
    ['customers', 'Customer', '011 98765-4321'],
    ['customers', 'Customer', '+55 11 98765-4321'],
    ['customers', 'Customer', '98765-4321'],
    ['customers', 'Customer', 'ana 0 15 11 98765 4321'],
    ['customers', 'Customer', '529.982.247-25'],
    ['customers', 'Customer', '529 982'],
    ['customers', 'Customer', '3456-7890'],
    ['users', 'User', '977771234'],
    ['users', 'User', '+55 11 97777-1234'],
    ['users', 'User', '01197777 1234'],
    ['todos', 'Todo', '1133334444'],
    ['todos', 'Todo', '20240017'],
  ])('finds among %s and in search for %s by %s', async (many, kind, text) => {
    expect(await found(many, text)).toBe(1);
    expect(await hits(text, kind)).toHaveLength(1);
  });

  it.each(['114', 'INV-114', 'inv114', 'INV-00114', 'inv 114'])(
    'of an order is found by %s, and stands before others that begin so',
    async (text) => {
      const [first] = await hits(text, 'Invoice');
      expect(first).toBe('INV-000114');
    },
  );

  it('is found among many that begin with it', async () => {
    const party = { name: 'Zé', address: '' };
    const items = [{ name: 'Luz', unit: 1, price: 1 }];
    for (let number = 70; number < 130; number += 1) {
      const orderNo = `N-${String(number * 10).padStart(6, '0')}`;
      await create('Invoice', { orderNo, vat: 0, buyer: party, seller: party, items });
    }
    await create('Invoice', { orderNo: 'N-000007', vat: 0, buyer: party, seller: party, items });
    expect((await hits('N-7', 'Invoice'))[0]).toBe('N-000007');
  });
});
