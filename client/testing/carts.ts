import { screen, within } from '@testing-library/react';
import { startOwnGateway } from './startOwnGateway.ts';

/** Starts a gateway with a mouse and two lamps in the cart. */
export async function startFilled(role: 'ADMIN' | 'GUEST' = 'GUEST') {
  const gateway = await startOwnGateway();
  const token = await gateway.tokenFor(role);
  for (const [title, amount] of [
    ['Mouse Seixo', 1],
    ['Luminária Vaga-Lume', 2],
  ] as const) {
    const { id } = await gateway.store.db
      .selectFrom('products')
      .select('id')
      .where('title', '=', title)
      .executeTakeFirstOrThrow();
    await gateway.graphql(
      'mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { uid } } }',
      { input: { productId: id, amount } },
      token,
    );
  }
  return { gateway, token };
}

export const cartLines = async () =>
  within(await screen.findByRole('region', { name: 'Cart items' })).getAllByRole('listitem');

export const cartTotal = () => screen.getByRole('definition').textContent;
