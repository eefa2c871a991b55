import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pdfText } from '../../../gateway/testing/pdf-text.ts';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import {
  chooseAction,
  editInPlace,
  fields,
  fill,
  press,
  undoByKey,
  valueOf,
} from '../../testing/forms.ts';
import { totals } from '../../testing/invoiceForm.ts';
import { sabia, startWithCustomers } from '../../testing/customers.ts';
import { addInvoices, storedInvoice } from '../../testing/invoices.ts';
import { heldNetwork } from '../../testing/person.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

let gateway: TestGateway;
let url: string;

beforeEach(async () => {
  gateway = await startOwnGateway({ isEmpty: true });
  const items = [
    { name: 'Pote de mel', unit: 1200, price: 24.9 },
    { name: 'Pão de açúcar', unit: 3, price: 0.05 },
  ];
  const date = '2030-01-15T10:20:30.400Z';
  const pixKey = 'loja@retaguarda.test';
  await addInvoices(gateway, [{ orderNo: 'A-1', date, currency: 'R$', vat: 7.25, items, pixKey }]);
  url = `/invoices/${(await storedInvoice(gateway, 'A-1'))!.id}`;
});

async function saveDialog(): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'));
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Record payment' })));
}

describe('the page of an invoice', () => {
  it('shows all of it to a guest, who can change nothing', async () => {
    await renderAt(url, { as: 'GUEST', gateway });
    await screen.findByRole('heading', { name: 'A-1', level: 1 });
    expect(document.title).toBe('A-1 · Retaguarda');
    const sheet = within(screen.getByRole('article', { name: 'Invoice' }));
    within(sheet.getByRole('region', { name: 'Buyer' })).getByText('Casa do Mel');
    within(sheet.getByRole('region', { name: 'Seller' })).getByText('Retaguarda');
    sheet.getByText('Jan 15, 2030');
    expect(screen.getAllByText('Pending')).not.toEqual([]);
    sheet.getByRole('img', { name: 'QR code for Pix' });
    sheet.getByText(/^000201.*loja@retaguarda\.test/);
    const [, ...rows] = sheet.getAllByRole('row');
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      ['Pote de mel', '1,200', 'R$ 24.90', 'R$ 29,880.00'],
      ['Pão de açúcar', '3', 'R$ 0.05', 'R$ 0.15'],
    ]);
    expect(screen.queryByRole('button', { name: 'Start processing' })).toBe(null);
    await press('More actions');
    const offered = await screen.findAllByRole('menuitem');
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'Download PDF',
      'Print',
      'Pin this page',
    ]);
  });

  it.each(['en', 'pt-BR'] as const)('has the totals of its PDF in %s', async (language) => {
    await renderAt(url, { as: 'GUEST', gateway, language });
    await screen.findByRole('heading', { name: 'A-1', level: 1 });
    const answer = await gateway.app.inject({
      url: `/api${url}.pdf?language=${language}`,
      headers: { authorization: `Bearer ${await gateway.tokenFor('GUEST')}` },
    });
    const lines = pdfText(answer.rawPayload);
    expect(totals()).toEqual(
      language === 'en'
        ? ['R$ 29,880.15', 'R$ 2,166.31', 'R$ 32,046.46']
        : ['R$ 29.880,15', 'R$ 2.166,31', 'R$ 32.046,46'],
    );
    const [first] = within(screen.getByRole('article')).getAllByRole('term');
    const from = lines.indexOf(first!.textContent);
    expect([1, 3, 5].map((step) => lines[from + step])).toEqual(totals());
  });

  it('moves the invoice on, step by step, to the last', async () => {
    await renderAt(url, { as: 'EDITOR', gateway });
    await press('Start processing');
    await screen.findByText('Invoice A-1 is being processed.');
    await press('Mark as delivered');
    await screen.findByText('Invoice A-1 is delivered.');
    expect(screen.getAllByText('Delivered')).not.toEqual([]);
    expect(screen.queryByRole('button', { name: 'Mark as delivered' })).toBe(null);
    await press('More actions');
    const offered = await screen.findAllByRole('menuitem');
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'Duplicate',
      'Download PDF',
      'Print',
      'Pin this page',
    ]);
    expect(await storedInvoice(gateway, 'A-1')).toMatchObject({ status: 'delivered', version: 3 });
  });

  it('moves the invoice one step by a double click, and back by Ctrl+Z', async () => {
    await renderAt(url, { as: 'EDITOR', gateway });
    const button = await screen.findByRole('button', { name: 'Start processing' });
    await act(async () => fireEvent.click(button, { detail: 1 }));
    await screen.findByText('Invoice A-1 is being processed.');
    const next = screen.getByRole('button', { name: 'Mark as delivered' });
    await act(async () => fireEvent.click(next, { detail: 2 }));
    expect(await storedInvoice(gateway, 'A-1')).toMatchObject({ status: 'processing', version: 2 });
    expect(screen.queryByText('Invoice A-1 is delivered.')).toBe(null);
    await act(async () => fireEvent.click(next, { detail: 1 }));
    await screen.findByText('Invoice A-1 is delivered.');
    for (const status of ['processing', 'pending']) {
      await undoByKey();
      await waitFor(async () =>
        expect(await storedInvoice(gateway, 'A-1')).toMatchObject({ status }),
      );
    }
  });

  it('takes no second step while the first is on its way', async () => {
    const { network, release } = heldNetwork('MoveInvoice');
    await renderAt(url, { as: 'EDITOR', gateway, network });
    await press('Start processing');
    const next = await screen.findByRole('button', { name: 'Mark as delivered' });
    expect(next).toHaveProperty('disabled', true);
    release();
    await screen.findByText('Invoice A-1 is being processed.');
    expect(next).toHaveProperty('disabled', false);
  });

  it('shows what someone else made of it when that stands in the way of a move', async () => {
    await renderAt(url, { as: 'EDITOR', gateway });
    await screen.findByRole('button', { name: 'Start processing' });
    const body = { id: url.split('/').at(-1), status: 'delivered' };
    const token = await gateway.tokenFor('EDITOR');
    await gateway.call({ url: '/api/invoices/update', body, token });
    await press('Start processing');
    await screen.findByText('Someone else changed this invoice');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Start processing' })).toBe(null),
    );
    await screen.findAllByText('Delivered');
  });

  it('opens the form of another one like it, which is stored when it is saved', async () => {
    const { location } = await renderAt(url, { as: 'EDITOR', gateway });
    await chooseAction('Duplicate');
    await screen.findByRole('heading', { name: 'New invoice', level: 1 });
    expect(valueOf('Item of line 2')).toBe('Pão de açúcar');
    expect(totals()).toEqual(['R$ 29,880.15', 'R$ 2,166.31', 'R$ 32,046.46']);
    expect(await storedInvoice(gateway, 'INV-000001')).toBe(undefined);
    await press('Create invoice');
    await screen.findByRole('heading', { name: 'INV-000001', level: 1 });
    const { id, status } = (await storedInvoice(gateway, 'INV-000001'))!;
    expect(location()).toBe(`/invoices/${id}`);
    expect(status).toBe('pending');
  });

  it('is paid in parts, each of which can be taken back', async () => {
    await renderAt(url, { as: 'EDITOR', gateway });
    await press('Record payment');
    await screen.findByRole('dialog');
    expect(valueOf(/^Amount in R/).replace(',', '')).toBe('32046.46');
    await fill(/^Amount in R/, '32046.47');
    await saveDialog();
    await screen.findByText('Enter a number between 0.01 and 32,046.46');
    await fill(/^Amount in R/, '46.46');
    const today = valueOf(/^Paid on/);
    await fill(/^Paid on/, '2999-01-01');
    await saveDialog();
    await screen.findByText('must be today or earlier');
    await fill(/^Paid on/, today);
    await saveDialog();
    await screen.findByText('Paid R$ 46.46 · Open R$ 32,000.00');
    expect(screen.getAllByText('Partly paid')).not.toEqual([]);
    screen.getByText(/^000201.*540832000\.00/);
    expect(totals().slice(-2)).toEqual(['R$ 46.46', 'R$ 32,000.00']);
    await press('Undo');
    await screen.findByText('Paid R$ 0.00 · Open R$ 32,046.46');
    await press('Record payment');
    await saveDialog();
    await screen.findAllByText('Paid', { selector: 'span' });
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Record payment' })).toBe(null),
    );
    await press(/^Delete the payment of R\$ 32,046.46/);
    await screen.findByText('No payments yet.');
  });

  it('shows its customer beside it, and goes back to the button', async () => {
    const own = await startWithCustomers(sabia);
    await addInvoices(own, [{ orderNo: 'A-2', customerId: sabia.id }]);
    const { id } = (await storedInvoice(own, 'A-2'))!;
    const { location } = await renderAt(`/invoices/${id}`, { as: 'EDITOR', gateway: own });
    const details = within(await screen.findByRole('region', { name: 'Details' }));
    details.getByRole('link', { name: sabia.name });
    await press(`Preview ${sabia.name}`);
    const preview = within(await screen.findByRole('complementary', { name: sabia.name }));
    await preview.findByText(sabia.tradeName);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Close');
    await act(async () => fireEvent.keyDown(document.activeElement!, { key: 'Escape' }));
    expect(screen.queryByRole('complementary', { name: sabia.name })).toBe(null);
    expect(document.activeElement?.getAttribute('aria-label')).toBe(`Preview ${sabia.name}`);
    expect(location()).toBe(`/invoices/${id}`);
  });

  it('has its fields changed in place, with what follows from them, until it is delivered', async () => {
    await renderAt(url, { as: 'EDITOR', gateway });
    await editInPlace('Due date', '2030-02-15');
    await screen.findByText('A-1: Due date changed.');
    const sheet = within(screen.getByRole('article', { name: 'Invoice' }));
    sheet.getByText('Feb 15, 2030');
    await editInPlace('Discount', '80.15');
    await waitFor(() => expect(totals()).toContain('-R$ 80.15'));
    expect(totals().at(-1)).toBe('R$ 31,960.50');
    within(screen.getByRole('region', { name: 'Details' })).getByText('R$ 80.15');
    await editInPlace('Discount', '29880.16');
    await screen.findByText(/must be between R\$ 0.00 and R\$ 29,880.15/);
    const field = screen.getByLabelText('Discount', fields);
    await act(async () => fireEvent.keyDown(field, { key: 'Escape' }));
    const body = { id: url.split('/').at(-1), status: 'delivered' };
    const token = await gateway.tokenFor('EDITOR');
    await gateway.call({ url: '/api/invoices/update', body, token });
    await press('Start processing');
    await screen.findAllByText('Delivered');
    await screen.findByRole('button', { name: 'Send by email' });
    expect(screen.queryByRole('button', { name: 'Edit Due date' })).toBe(null);
  });

  it('says that there is none with its id, and leads back', async () => {
    const { location } = await renderAt('/invoices/nothing-like-it', { as: 'SA', gateway });
    await screen.findByRole('heading', { name: 'Record not found' });
    expect(screen.queryByRole('button', { name: 'More actions' })).toBe(null);
    const way = within(screen.getByRole('main')).getByRole('link', { name: 'Invoices' });
    await act(async () => fireEvent.click(way));
    await screen.findByText('Showing 1 of 1');
    expect(location()).toBe('/invoices');
  });
});
