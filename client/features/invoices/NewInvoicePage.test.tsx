import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createdCustomerId } from '../../../gateway/testing/sample-deals.ts';
import { chooseAction, click, fields, fill, press, valueOf } from '../../testing/forms.ts';
import {
  fillLine,
  fillParties,
  partyField,
  pressEnter,
  totals,
} from '../../testing/invoiceForm.ts';
import { storedInvoice } from '../../testing/invoices.ts';
import { callsOf } from '../../testing/callsOf.ts';
import { setCompany } from '../../../gateway/testing/sample-company.ts';
import { demoInvoices } from '../../../gateway/testing/sample-invoices.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';
import { column } from '../../testing/tables.ts';

const { next } = demoInvoices;

const jar = { name: 'Pote de mel', unit: '3', price: '24.9' };

function describedBy(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

describe('the page for a new invoice', () => {
  it('asks for what is missing at its fields, and lists them with a way to each', async () => {
    const { fetch, location } = await renderAt('/invoices/new', { as: 'EDITOR' });
    await screen.findByLabelText('Item of line 1', fields);
    await act(async () =>
      fireEvent.change(partyField('Seller', 'Name'), { target: { value: ' ' } }),
    );
    await fill(/^Currency/, ' ');
    await fill(/^VAT/, '');
    await fill('Quantity of line 1', '');
    await press('Create invoice');

    const problems = {
      Currency: describedBy(screen.getByLabelText(/^Currency/)),
      VAT: describedBy(screen.getByLabelText(/^VAT/)),
      Buyer: describedBy(partyField('Buyer', 'Name')),
      Seller: describedBy(partyField('Seller', 'Name')),
      Item: describedBy(screen.getByLabelText('Item of line 1', fields)),
      Quantity: describedBy(screen.getByLabelText('Quantity of line 1')),
      Price: describedBy(screen.getByLabelText('Price of line 1')),
    };
    const names = Object.keys(problems);
    const required = names.map((name) => [name, 'this field is required']);
    expect(problems).toEqual(Object.fromEntries(required));
    const summary = screen.getByRole('alert', { name: 'Check these 7 fields' });
    expect(document.activeElement).toBe(summary);
    await press('Quantity of line 1: this field is required');
    expect(document.activeElement).toBe(screen.getByLabelText('Quantity of line 1'));
    await fill('Quantity of line 1', '2');
    expect(within(summary).getAllByRole('button')).toHaveLength(6);
    await press('Currency: this field is required');
    expect(document.activeElement).toBe(screen.getByLabelText(/^Currency/));
    expect(callsOf(fetch, 'CreateInvoice')).toEqual([]);
    expect(location()).toBe('/invoices/new');
  });

  it('adds up as one types to what the gateway stores, and leads to the invoice', async () => {
    const gateway = await startOwnGateway();
    await setCompany(gateway, { pricesIncludeTax: 0 });
    const { location, navigate } = await renderAt('/invoices', { as: 'EDITOR', gateway });
    await screen.findByText(`1 to 20 of ${demoInvoices.count}`);
    await navigate('/invoices/new');
    await fillParties();
    await fillLine(1, jar);
    expect(totals()).toEqual(['$ 74.70', '$ 7.47', '$ 82.17']);
    screen.getByText('VAT 10%');
    await press('Add line');
    await fillLine(2, { name: 'Tábua', unit: '2', price: '149.95' });
    expect(totals()).toEqual(['$ 374.60', '$ 37.46', '$ 412.06']);
    await fill(/^VAT/, '7.25');
    await fill(/^Currency/, '€');
    await fill('Status', 'processing');
    expect(totals()).toEqual(['€ 374.60', '€ 27.16', '€ 401.76']);
    screen.getByText('VAT 7.25%');
    await press('Create invoice');

    await screen.findByText(`Invoice ${next} was created.`);
    await screen.findByRole('heading', { name: next, level: 1 });
    const stored = await storedInvoice(gateway, next);
    expect(stored).toMatchObject({
      status: 'processing',
      currency: '€',
      vat: 7.25,
      buyer: { name: 'Casa do Mel', address: '' },
      items: [
        { name: 'Pote de mel', unit: 3, price: 24.9 },
        { name: 'Tábua', unit: 2, price: 149.95 },
      ],
      subtotal: 374.6,
      vatAmount: 27.16,
      total: 401.76,
    });
    expect(Math.abs(Date.now() - Date.parse(stored!.date))).toBeLessThan(60_000);
    expect(location()).toBe(`/invoices/${stored!.id}`);
    expect(totals()).toEqual(['€ 374.60', '€ 27.16', '€ 401.76']);

    await navigate('/invoices?sort=orderNo');
    await screen.findByText(`1 to 20 of ${demoInvoices.count + 1}`);
    expect(column(1)[0]).toBe(next);
  });

  it('stores the day that was chosen as one where the company is, and begins the next as the company says', async () => {
    const { gateway, navigate } = await renderAt('/invoices/new', { as: 'EDITOR' });
    await fillParties();
    await fill('Number', 'A-1');
    await fill(/^Date/, '2030-02-28');
    expect(valueOf(/^Due/)).toBe('Mar 28, 2030');
    await fill(/^Currency/, 'R$');
    await fillLine(1, jar);
    await press('Create invoice');
    await screen.findByRole('heading', { name: 'A-1', level: 1 });
    const { date } = (await storedInvoice(gateway, 'A-1'))!;
    expect(date).toBe('2030-02-28T03:00:00.000Z');
    expect(screen.getAllByText('Feb 28, 2030').length).toBeGreaterThan(0);

    await navigate('/invoices/new');
    await screen.findByLabelText('Item of line 1', fields);
    expect(partyField('Seller', 'Name').value).toBe('Retaguarda Comércio Ltda.');
    expect([/^Currency/, /^VAT/].map(valueOf)).toEqual(['$', '10']);
    expect(screen.getByLabelText<HTMLInputElement>('Prices include tax').checked).toBe(true);
    await fillLine(1, { ...jar, price: '110', unit: '1' });
    expect(totals()).toEqual(['$ 110.00', '$ 10.00', '$ 110.00']);
  });

  it('makes the next line by Enter in the last, moves there, and sends nothing', async () => {
    const { fetch } = await renderAt('/invoices/new', { as: 'EDITOR' });
    await fillParties();
    await fillLine(1, jar);
    await pressEnter('Price of line 1');
    const second = await screen.findByLabelText('Item of line 2', fields);
    expect(document.activeElement).toBe(second);
    await pressEnter('Price of line 1');
    expect(document.activeElement).toBe(screen.getByLabelText('Item of line 2', fields));
    expect(screen.queryByLabelText('Item of line 3', fields)).toBe(null);
    expect(callsOf(fetch, 'CreateInvoice')).toEqual([]);

    await fillLine(2, { name: 'Tábua', unit: '1', price: '10' });
    await press('Remove line 1');
    expect(valueOf('Item of line 1')).toBe('Tábua');
    expect(totals()[0]).toBe('$ 10.00');
    await press('Remove line 1');
    screen.getByText('No lines yet.');
    expect(totals()).toEqual(['$ 0.00', '$ 0.00', '$ 0.00']);
  });

  it('changes a quantity by its buttons and the arrow keys', async () => {
    await renderAt('/invoices/new', { as: 'EDITOR' });
    await screen.findByRole('region', { name: 'Buyer' });
    await fillLine(1, jar);
    await press('Increase: Quantity of line 1');
    expect(totals()[0]).toBe('$ 99.60');
    const quantity = screen.getByLabelText('Quantity of line 1', fields);
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp'])
      await act(async () => fireEvent.keyDown(quantity, { key }));
    expect(totals()[0]).toBe('$ 74.70');
    await press('Decrease: Quantity of line 1');
    expect([valueOf('Quantity of line 1'), totals()[0]]).toEqual(['2', '$ 49.80']);
  });

  it('shows a taken number at its field and loses nothing', async () => {
    const { gateway } = await renderAt('/invoices/new', { as: 'EDITOR' });
    await fillParties();
    await fill('Number', 'INV-000001');
    await fillLine(1, jar);
    await press('Create invoice');
    const summary = await screen.findByRole('alert', { name: 'Check this field' });
    expect(document.activeElement).toBe(summary);
    within(summary).getByText('Number: is taken');
    expect(describedBy(screen.getByLabelText('Number'))).toBe('is taken');
    expect(partyField('Buyer', 'Name').value).toBe('Casa do Mel');
    expect(valueOf('Item of line 1')).toBe('Pote de mel');
    expect(totals()[2]).toBe('$ 74.70');

    await fill('Number', 'A-1');
    await press('Create invoice');
    await screen.findByRole('heading', { name: 'A-1', level: 1 });
    expect((await storedInvoice(gateway, 'A-1'))?.total).toBe(74.7);
  });

  it('shows what the gateway refuses in a line at that line', async () => {
    await renderAt('/invoices/new', { as: 'EDITOR' });
    await fillParties();
    await fillLine(1, jar);
    await press('Add line');
    await fillLine(2, { ...jar, name: 'x'.repeat(201) });
    await press('Create invoice');
    await screen.findByRole('alert', { name: 'Check this field' });
    screen.getByText('Item of line 2: must be at most 200 characters long');
    expect(describedBy(screen.getByLabelText('Item of line 2', fields))).toBe(
      'must be at most 200 characters long',
    );
    expect(describedBy(screen.getByLabelText('Item of line 1', fields))).toBe('');
  });

  it('loses nothing when the gateway is not reached', async () => {
    let isDown = false;
    const { location } = await renderAt('/invoices/new', {
      as: 'EDITOR',
      network: (send) => (input, init) =>
        isDown ? Promise.reject(new TypeError('Failed to fetch')) : send(input, init),
    });
    await fillParties();
    await fillLine(1, jar);
    isDown = true;
    await press('Create invoice');
    await screen.findByText('Something went wrong!');
    expect(location()).toBe('/invoices/new');
    isDown = false;
    await press('Create invoice');
    await screen.findByRole('heading', { name: next, level: 1 });
  });

  it('finds the customer of the register who buys, and its page leads there', async () => {
    const gateway = await startOwnGateway({ isEmpty: true });
    const customerId = await createdCustomerId(gateway, await gateway.tokenFor('EDITOR'));
    await renderAt('/invoices/new', { as: 'EDITOR', gateway });
    await fillParties();
    act(() => screen.getByLabelText('Customer', fields).focus());
    await fill('Customer', 'zelia uchoa');
    await click('option', /^Zélia Uchôa/);
    expect(partyField('Buyer', 'Name').value).toBe('Zélia Uchôa');
    expect(partyField('Buyer', 'Address').value).toBe('Rua do Sol, 12, Recife, PE, 50030-230');
    await fillLine(1, jar);
    await press('Create invoice');
    await screen.findByRole('heading', { name: 'INV-000001', level: 1 });

    const link = screen.getByRole('link', { name: 'Zélia Uchôa' });
    expect(link.getAttribute('href')).toBe(`/clientes/${customerId}`);
    await chooseAction('Duplicate');
    await screen.findByRole('heading', { name: 'New invoice', level: 1 });
    expect(valueOf('Customer')).toBe('Zélia Uchôa');
    await press('Clear Customer');
    expect(valueOf('Customer')).toBe('');
    expect(partyField('Buyer', 'Name').value).toBe('Zélia Uchôa');
  });

  it('is not open to a guest', async () => {
    await renderAt('/invoices/new', { as: 'GUEST' });
    await screen.findByRole('heading', { name: 'You don’t have access to this page' });
    screen.getByRole('navigation', { name: 'Main navigation' });
  });
});
