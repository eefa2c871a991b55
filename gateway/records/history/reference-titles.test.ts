import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  token = await gateway.tokenFor('ADMIN');
});
afterAll(() => gateway.stop());

const run = async (query: string, variables: object = {}) => {
  const { data, errors } = await gateway.graphql(query, variables, token);
  expect(errors).toBeUndefined();
  return data!;
};

describe('a change of a reference', () => {
  it('tells what people know the records by', async () => {
    const customers = await Promise.all(
      ['Bar do Zeca', 'Bar da Lia'].map(async (name) => {
        const made = await run(
          'mutation ($name: String!) { createCustomer(input: { kind: company, name: $name }) { customer { id } } }',
          { name },
        );
        return made.createCustomer.customer.id as string;
      }),
    );
    const deal = (
      await run(
        'mutation ($customerId: ID!) { createDeal(input: { title: "Mesas", customerId: $customerId, expectedCloseDay: "2026-11-30" }) { deal { id } } }',
        { customerId: customers[0] },
      )
    ).createDeal.deal.id as string;
    await run(
      'mutation ($id: ID!, $customerId: ID!) { updateDeal(input: { id: $id, customerId: $customerId }) { deal { id } } }',
      { id: deal, customerId: customers[1] },
    );
    const { history } = await run(
      'query ($of: ID!) { history(of: $of, first: 1) { nodes { changeCount ofIt: changes(of: $of) { recordId } changes { fields { field beforeTitle afterTitle } } } } }',
      { of: deal },
    );
    expect(history.nodes[0]).toMatchObject({ changeCount: 1, ofIt: [{ recordId: deal }] });
    expect(history.nodes[0].changes[0].fields).toEqual([
      { field: 'customerId', beforeTitle: 'Bar do Zeca', afterTitle: 'Bar da Lia' },
    ]);
  });

  it('names the rows of a list after the records that they hold', async () => {
    const { createTodoTag, createTodo, createProduct } = await run(
      `mutation {
        createTodoTag(input: { name: "loja" }) { tag { id } }
        createTodo(input: { title: "Vitrine" }) { todo { id } }
        createProduct(input: { title: "Caneca", price: 10, brand: "Lua", category: fashion }) { product { id } }
      }`,
    );
    const todoId = createTodo.todo.id as string;
    await run('mutation ($input: UpdateTodoInput!) { updateTodo(input: $input) { todo { id } } }', {
      input: { id: todoId, tag: [createTodoTag.tag.id] },
    });
    expect(await fieldsOf(todoId)).toContainEqual({
      field: 'todoTaggings',
      beforeTitle: null,
      afterTitle: 'loja',
    });
    const ADD = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { uid } } }';
    const { addToCart } = await run(ADD, {
      input: { productId: createProduct.product.id, amount: 2, mayExceedStock: true },
    });
    const AMOUNT =
      'mutation ($input: UpdateCartAmountInput!) { updateCartAmount(input: $input) { cart { uid } } }';
    await run(AMOUNT, {
      input: { productId: createProduct.product.id, amount: 3, mayExceedStock: true },
    });
    expect(await fieldsOf(addToCart.cart.uid)).toEqual([
      { field: 'cartItems', beforeTitle: '2 × Caneca', afterTitle: '3 × Caneca' },
    ]);
  });
});

async function fieldsOf(of: string) {
  const { history } = await run(
    'query ($of: ID!) { history(of: $of, first: 1) { nodes { changes { fields { field beforeTitle afterTitle } } } } }',
    { of },
  );
  return history.nodes[0].changes[0].fields;
}
