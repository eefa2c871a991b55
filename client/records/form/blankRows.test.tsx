import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startWithCustomers, storedCustomers } from '../../testing/customers.ts';
import { click, fields, fill, press, valueOf } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

const fieldIn = (row: string, label: RegExp) =>
  within(screen.getByRole('group', { name: row })).getByLabelText<HTMLInputElement>(label, fields);

async function fillIn(row: string, label: RegExp, value: string): Promise<void> {
  await screen.findByRole('group', { name: row });
  await act(async () => fireEvent.change(fieldIn(row, label), { target: { value } }));
}

const summary = async (title: string) => within(await screen.findByRole('alert', { name: title }));
const namesIn = (list: Awaited<ReturnType<typeof summary>>) =>
  list.getAllByRole('listitem').map(({ textContent }) => textContent.split(':')[0]);

describe('rows of a record', () => {
  it('that nothing was entered in are left out', async () => {
    const gateway = await startWithCustomers();
    await renderAt('/clientes/new', { as: 'EDITOR', gateway });
    await fill(/^Name/, 'Sol Ltda.');
    await press('Add contact');
    await press('Add address');
    await fillIn('Contact 1', /^Name/, ' ');
    await press('Create customer');
    await screen.findByRole('heading', { name: 'Sol Ltda.', level: 1 });
    expect(await storedCustomers(gateway)).toHaveLength(1);
    expect(await gateway.store.db.selectFrom('customerContacts').selectAll().execute()).toEqual([]);
  });

  it('are named in the summary of errors, which leads to their fields', async () => {
    const gateway = await startWithCustomers();
    await renderAt('/clientes/new', { as: 'EDITOR', gateway });
    await fill(/^Name/, 'Sol Ltda.');
    await press('Add contact');
    await fillIn('Contact 1', /^Name/, 'Ana');
    await fillIn('Contact 1', /^Email/, 'ana@');
    await press('Add contact');
    await fillIn('Contact 2', /^Email/, 'bia@');
    await press('Add address');
    await fillIn('Address 1', /^City/, 'Recife');
    await press('Create customer');
    const list = await summary('Check these 4 fields');
    expect(namesIn(list)).toEqual([
      'Email of contact 1',
      'Name of contact 2',
      'Email of contact 2',
      'Street of address 1',
    ]);
    await click('button', /^Street of address 1/);
    expect(document.activeElement).toBe(fieldIn('Address 1', /^Street/));

    await press('Remove contact 1');
    expect(namesIn(await summary('Check these 3 fields'))).toEqual([
      'Name of contact 1',
      'Email of contact 1',
      'Street of address 1',
    ]);
    await click('button', /^Email of contact 1/);
    expect(document.activeElement).toBe(fieldIn('Contact 1', /^Email/));
    await press('Remove contact 1');
    await press('Remove address 1');
    expect(screen.queryByRole('alert', { name: /^Check/ })).toBe(null);
  });

  it('are named in Portuguese', async () => {
    const gateway = await startWithCustomers();
    await renderAt('/clientes/new', { as: 'EDITOR', gateway, language: 'pt-BR' });
    await fill(/^Nome(?! fantasia)/, 'Sol Ltda.');
    await press('Adicionar contato');
    await fillIn('Contato 1', /^Nome/, 'Ana');
    await fillIn('Contato 1', /^E-mail/, 'ana@');
    await press('Adicionar endereço');
    await fillIn('Endereço 1', /^Cidade/, 'Recife');
    await press('Criar cliente');
    await waitFor(() =>
      expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^E-mail do contato 1:/),
          expect.stringMatching(/^Rua do endereço 1:/),
        ]),
      ),
    );
  });
});

describe('a deal', () => {
  it('is made without a line that was left as it came', async () => {
    const gateway = await startOwnGateway({ isEmpty: true });
    await renderAt('/vendas/new', { as: 'EDITOR', gateway });
    await fill(/^Title/, 'Som');
    await press('Add product');
    await fill('Product of line 1', 'Gasolina');
    await fill('Quantity of line 1', '40');
    await fill('Price of line 1', '5.789');
    await screen.findByText('Total: $ 231.56');
    await press('Add product');
    await screen.findByLabelText('Product of line 2', fields);
    await press('Create deal');
    await screen.findByRole('heading', { name: 'Som', level: 1 });
    screen.getByText('$ 5.789');
    expect(
      await gateway.store.db
        .selectFrom('dealProducts')
        .select(['name', 'priceMillionths'])
        .execute(),
    ).toEqual([{ name: 'Gasolina', priceMillionths: 5_789_000 }]);
  });

  it('has a removed line no longer in the summary of errors', async () => {
    const gateway = await startOwnGateway({ isEmpty: true });
    await renderAt('/vendas/new', { as: 'EDITOR', gateway });
    await fill(/^Title/, 'Som');
    await press('Add product');
    await fill('Product of line 1', 'Cabo');
    await press('Add product');
    await fill('Product of line 2', 'Fio');
    await press('Create deal');
    const list = await summary('Check these 2 fields');
    expect(namesIn(list)).toEqual(['Price of line 1', 'Price of line 2']);
    await press('Remove line 1');
    expect(namesIn(await summary('Check this field'))).toEqual(['Price of line 1']);
    expect(valueOf('Product of line 1')).toBe('Fio');
  });
});
