import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { newDeal } from '../../../../gateway/testing/sample-deals.ts';
import type { TestGateway } from '../../../../gateway/testing/test-gateway.ts';
import { chips, closeFilter, openFilter } from '../../../testing/filters.ts';
import { click, press } from '../../../testing/forms.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { startOwnGateway } from '../../../testing/startOwnGateway.ts';
import { column } from '../../../testing/tables.ts';

/** Starts with a deal of an editor, and one of nobody. */
async function start() {
  const gateway = await startOwnGateway({ isEmpty: true });
  const token = await gateway.tokenFor('EDITOR');
  const owner = await personOf(gateway, token);
  const make = 'mutation ($input: CreateDealInput!) { createDeal(input: $input) { activityId } }';
  for (const [title, ownerId] of [
    ['Caixas', owner.id],
    ['Brindes', null],
  ])
    await gateway.graphql(make, { input: { ...newDeal, title, ownerId } }, token);
  return { gateway, owner };
}

async function personOf(gateway: TestGateway, token: string) {
  const { data } = await gateway.graphql('{ me { id name } }', {}, token);
  return data!.me as { id: string; name: string };
}

it('an owner that nothing matches keeps the name', async () => {
  const { gateway, owner } = await start();
  await renderAt(`/vendas?as=table&stage=won&owner=${owner.id}`, { as: 'ADMIN', gateway });
  await waitFor(() => expect(chips()).toEqual(['Stage: Won', `Owner: ${owner.name}`]));
});

it('one’s own name stands in the filter of those who own nothing', async () => {
  const { gateway } = await start();
  const token = await gateway.tokenFor('EDITOR');
  await renderAt('/vendas?as=table', { token, gateway });
  await press('Mine');
  const { name } = await personOf(gateway, token);
  await waitFor(() => expect(chips()).toEqual([`Owner: ${name}`]));
});

it('the deals of nobody are found', async () => {
  const { gateway, owner } = await start();
  const { location } = await renderAt('/vendas?as=table', { as: 'ADMIN', gateway });
  await screen.findByText('Showing 2 of 2');
  await openFilter('Owner');
  await screen.findByRole('checkbox', { name: new RegExp(`^${owner.name}\\s*1$`) });
  await click('checkbox', /^Empty\s*1$/);
  await closeFilter();
  await waitFor(() => expect(column(1)).toEqual(['Brindes']));
  expect(location()).toBe('/vendas?as=table&owner=none');
});
