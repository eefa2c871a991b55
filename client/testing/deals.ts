import { screen, within } from '@testing-library/react';
import { createdCustomerId, createdDeal } from '../../gateway/testing/sample-deals.ts';
import { click, press } from './forms.ts';
import { startOwnGateway } from './startOwnGateway.ts';

/** Starts an otherwise empty gateway with these deals of one customer. */
export async function startWithDeals(deals: object[]) {
  const gateway = await startOwnGateway({ isEmpty: true });
  const token = await gateway.tokenFor('ADMIN');
  const customerId = await createdCustomerId(gateway, token);
  const made: { id: string }[] = [];
  for (const deal of deals) {
    const fields = { customerId, products: [], amount: 100, ...deal };
    made.push(await createdDeal(gateway, token, fields));
  }
  const ask = async (query: string, variables: object) =>
    (await gateway.graphql(query, variables, token)).data!;
  const stored = async (index = 0) =>
    (
      await ask('query ($id: ID!) { deal(id: $id) { stage lostReason invoiceId version } }', {
        id: made[index]!.id,
      })
    ).deal as { stage: string; lostReason: string | null; invoiceId: string | null };
  return { gateway, made, ask, stored };
}

export const column = async (name: string) => within(await screen.findByRole('region', { name }));
export const titlesIn = async (name: string) =>
  (await column(name))
    .queryAllByRole('listitem')
    .map((item) => within(item).queryAllByRole('link')[0]?.textContent)
    .filter(Boolean);
export const move = async (title: string, stage: string) => {
  await press(`Move ${title} to…`);
  await click('menuitem', stage);
};
