import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startWithCustomers, storedCustomers } from '../../testing/customers.ts';
import { filterBy, openFilter } from '../../testing/filters.ts';
import { changeSelected, click, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { column, selectRow } from '../../testing/tables.ts';

async function startWithThree() {
  const gateway = await startWithCustomers(
    { id: 'ana', name: 'Ana Falcão', kind: 'person', tags: ['VIP'] },
    { id: 'bia', name: 'Bia Torres', kind: 'person' },
    { id: 'caio', name: 'Caio Prado', kind: 'person', tags: ['VIP'] },
  );
  const token = await gateway.tokenFor('ADMIN');
  await gateway.graphql(
    'mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { invoice { id } } }',
    {
      input: {
        customerId: 'bia',
        vat: 0,
        buyer: { name: 'Bia' },
        seller: { name: 'Retaguarda' },
        items: [{ name: 'Pote', unit: 1, price: 12.5 }],
      },
    },
    token,
  );
  return gateway;
}

describe('the register', () => {
  it('shows what invoices come to, orders by it, and filters by tag', async () => {
    const gateway = await startWithThree();
    const { location } = await renderAt('/clientes', { as: 'GUEST', gateway });
    await screen.findByText('Showing 3 of 3');
    expect(screen.queryByRole('checkbox', { name: /^Select / })).toBe(null);
    await press(/^Lifetime value/);
    await waitFor(() => expect(location()).toContain('sort=lifetimeAmount'));
    await press(/^Lifetime value/);
    await waitFor(() => expect(column(0)[0]).toBe('Bia Torres'));
    expect(screen.getAllByText('$ 12.50')).toHaveLength(2);
    await filterBy('Tag', 'VIP');
    await screen.findByText('Showing 2 of 2');
    expect(location()).toContain('tag=VIP');
    await openFilter('Tag');
    await screen.findByRole('checkbox', { name: /^VIP\s*2$/ });
    await click('radio', 'is not');
    await screen.findByText('Showing 1 of 1');
    expect(column(0)).toEqual(['Bia Torres']);
  });

  it.each(['Open', 'Lifetime value'])('%s says by which invoices it is ordered', async (name) => {
    await renderAt('/clientes', { as: 'GUEST', gateway: await startWithThree() });
    const description = 'Ordered by invoices in $.';
    await screen.findByRole('button', { name, description });
  });

  it('shows one’s own by one press, and all by another', async () => {
    const gateway = await startWithThree();
    const token = await gateway.tokenFor('EDITOR');
    const { data } = await gateway.graphql('{ me { id } }', {}, token);
    const own = `mutation ($owner: ID!) {
      updateCustomer(input: { id: "ana", version: 1, ownerId: $owner }) { customer { id } }
    }`;
    await gateway.graphql(own, { owner: data!.me.id }, token);
    const { location } = await renderAt('/clientes', { token, gateway });
    await screen.findByText('Showing 3 of 3');
    await press('Mine');
    await screen.findByText('Showing 1 of 1');
    expect(location()).toBe(`/clientes?owner=${data!.me.id}`);
    await press('Mine');
    await screen.findByText('Showing 3 of 3');
  });

  it('is the same for someone else who is sent its address', async () => {
    const gateway = await startWithThree();
    const { location } = await renderAt('/clientes', { as: 'EDITOR', gateway });
    await screen.findByText('Showing 3 of 3');
    await press(/^Lifetime value/);
    await waitFor(() => expect(location()).toContain('sort='));
    await filterBy('Tag', 'VIP');
    await screen.findByText('Showing 2 of 2');
    const [address, shown] = [location(), column(1)];
    cleanup();
    await renderAt(address, { as: 'GUEST', gateway });
    await screen.findByText('Showing 2 of 2');
    expect(column(0)).toEqual(shown);
  });

  it('knows who agreed to get offers: on their page, in their history and as a filter', async () => {
    const gateway = await startWithThree();
    const { location } = await renderAt('/clientes/ana/edit', { as: 'EDITOR', gateway });
    await click('checkbox', 'Accepts emails');
    await press('Save');
    await waitFor(() => expect(location()).toBe('/clientes/ana'));
    const details = await screen.findByRole('region', { name: 'Details' });
    expect(details.textContent).toMatch(/Accepts emailsYes.*Accepts messagesNo/);
    const history = await screen.findByRole('region', { name: 'History' });
    await within(history).findByText('Accepts emails');
    cleanup();
    await renderAt('/clientes', { as: 'EDITOR', gateway });
    await filterBy('Accepts emails', 'Yes');
    await screen.findByText('Showing 1 of 1');
    expect(column(1)).toEqual(['Ana Falcão']);
  });

  it('changes all that match in one step, and back in one', async () => {
    const gateway = await startWithThree();
    const before = await storedCustomers(gateway);
    await renderAt('/clientes?tag=VIP', { as: 'EDITOR', gateway });
    await selectRow(1);
    await press('Select all 2 that match');
    expect(screen.queryByRole('button', { name: 'Delete' })).toBe(null);
    await changeSelected({ Status: 'inactive' });
    await screen.findByText('2 customers changed.');
    expect(await storedCustomers(gateway)).toMatchObject([
      { id: 'ana', status: 'inactive' },
      { id: 'bia', status: 'lead' },
      { id: 'caio', status: 'inactive' },
    ]);
    await press('Undo');
    await screen.findByText(/^Undone: /);
    expect(await storedCustomers(gateway)).toEqual(before);
  });

  it('deletes several at once and brings them back', async () => {
    const gateway = await startWithThree();
    const before = await storedCustomers(gateway);
    await renderAt('/clientes', { as: 'ADMIN', gateway });
    await selectRow(1);
    await selectRow(3);
    await press('Delete');
    await screen.findByText('2 customers deleted.');
    await screen.findByText('Showing 1 of 1');
    await press('Undo');
    await screen.findByText('Showing 3 of 3');
    expect(await storedCustomers(gateway)).toEqual(before);
  });
});
