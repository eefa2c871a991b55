import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { move, startWithDeals, titlesIn } from '../../testing/deals.ts';
import { click, fill, follow, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';

const addReasons = async (ask: (query: string, variables: object) => Promise<unknown>) => {
  for (const [position, name] of ['Price', 'Delivery'].entries()) {
    await ask(
      'mutation ($input: CreateLossReasonInput!) { createLossReason(input: $input) { __typename } }',
      { input: { id: name.toLowerCase(), name, position } },
    );
  }
};

/** Chooses a reason of the list by a part of its name. */
async function choose(typed: string, name: string) {
  await fill('Loss reason', typed);
  await click('option', name);
}

describe('a deal', () => {
  it('is lost for a reason of the list, or for another one in words', async () => {
    const { gateway, ask, stored } = await startWithDeals([
      { title: 'Caixas' },
      { title: 'Brindes' },
    ]);
    await addReasons(ask);
    await renderAt('/vendas', { as: 'EDITOR', gateway });
    await move('Caixas', 'Lost');
    await screen.findByRole('combobox', { name: 'Loss reason' });
    await press('Mark as lost');
    screen.getByText('this field is required');
    await choose('pri', 'Price');
    expect(screen.queryByText('this field is required')).toBe(null);
    await press('Mark as lost');
    await waitFor(async () => expect(await titlesIn('Lost')).toEqual(['Caixas']));
    await waitFor(async () => expect(await stored()).toMatchObject({ lostReason: 'Price' }));
    await move('Brindes', 'Lost');
    await screen.findByRole('combobox', { name: 'Loss reason' });
    await press('Mark as lost');
    screen.getByText('this field is required');
    await fill(/^Why it was lost/, 'Fechou a filial.');
    await press('Mark as lost');
    await waitFor(async () =>
      expect(await stored(1)).toMatchObject({ lostReason: 'Fechou a filial.' }),
    );
  });
});

describe('the page of a lost deal', () => {
  it('gets another reason of the list, which ADMIN creates where it is chosen', async () => {
    const { gateway, ask, stored, made } = await startWithDeals([
      { title: 'Caixas', stage: 'lost', lostReason: 'Caro.' },
    ]);
    await addReasons(ask);
    await renderAt(`/vendas/${made[0]!.id}`, { as: 'ADMIN', gateway });
    await screen.findByRole('button', { name: 'Edit Why it was lost' });
    await press('Edit Loss reason');
    await screen.findByRole('combobox', { name: 'Loss reason' });
    await choose('Closed down', 'Create loss reason “Closed down”');
    await screen.findByText('Closed down was created.');
    const details = within(screen.getByRole('region', { name: 'Details' }));
    await details.findByText('Closed down');
    await waitFor(async () => expect(await stored()).toMatchObject({ lostReason: 'Caro.' }));
  });

  it('asks at the details for what the reason “Other” needs, and saves both in one step', async () => {
    const { gateway, ask, stored, made } = await startWithDeals([
      { title: 'Caixas', stage: 'lost', lostReason: 'Caro.' },
    ]);
    await addReasons(ask);
    const [{ id } = { id: '' }] = made;
    const input = { id, lossReasonId: 'price', lostReason: null };
    await ask('mutation ($input: UpdateDealInput!) { updateDeal(input: $input) { __typename } }', {
      input,
    });
    await renderAt(`/vendas/${id}`, { as: 'EDITOR', gateway });
    await press('Edit Loss reason');
    await press('Clear Loss reason');
    const details = await screen.findByRole('textbox', { name: /^Why it was lost/ });
    const problem = await screen.findByText('this field is required');
    expect(details.getAttribute('aria-describedby')).toBe(problem.id);
    expect(document.activeElement).toBe(details);
    expect(await stored()).toMatchObject({ lostReason: 'Price' });
    fireEvent.change(details, { target: { value: 'Fechou a filial.' } });
    fireEvent.keyDown(details, { key: 'Enter', ctrlKey: true });
    await waitFor(async () =>
      expect(await stored()).toMatchObject({ lostReason: 'Fechou a filial.' }),
    );
    screen.getByRole('button', { name: 'Edit Loss reason' });
  });
});

describe('the forecast', () => {
  it('says for which reasons deals were lost, and leads to them', async () => {
    const lost = { stage: 'lost', expectedCloseDay: '2030-01-31' };
    const { gateway, ask, made } = await startWithDeals([
      { title: 'A', ...lost, lostReason: 'Mudou de cidade.' },
      { title: 'B', ...lost, lostReason: 'Caro.' },
      { title: 'C', ...lost, lostReason: 'Mais caro.' },
    ]);
    await addReasons(ask);
    for (const { id } of made.slice(1)) {
      const input = { id, lossReasonId: 'price' };
      await ask(
        'mutation ($input: UpdateDealInput!) { updateDeal(input: $input) { __typename } }',
        { input },
      );
    }
    const { location, navigate } = await renderAt('/vendas?as=forecast', { as: 'GUEST', gateway });
    const losses = within(await screen.findByRole('region', { name: 'Loss reasons' }));
    losses.getByText('2 (67%)');
    expect(losses.queryByText('Delivery')).toBe(null);
    await follow('Price');
    await screen.findByText('Showing 2 of 2');
    expect(location()).toBe('/vendas?stage=lost&reason=price&as=table');
    await navigate(-1);
    await follow('Other');
    await screen.findByText('Showing 1 of 1');
  });
});
