import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { chooseAction, click, fields, fill, follow, press, valueOf } from '../../testing/forms.ts';
import { partyField, totals } from '../../testing/invoiceForm.ts';
import { addInvoices, storedInvoice } from '../../testing/invoices.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';
import { column } from '../../testing/tables.ts';

const date = '2030-01-15T10:20:30.400Z';

let gateway: TestGateway;
let url: string;
let id: string;

beforeEach(async () => {
  gateway = await startOwnGateway({ isEmpty: true });
  await addInvoices(gateway, [{ orderNo: 'A-1', date }, { orderNo: 'A-2' }]);
  ({ id } = (await storedInvoice(gateway, 'A-1'))!);
  url = `/invoices/${id}`;
});

async function changeElsewhere(changes: object): Promise<void> {
  const token = await gateway.tokenFor('EDITOR');
  const body = { id, ...changes };
  const { status } = await gateway.call({ url: '/api/invoices/update', body, token });
  expect(status).toBe(200);
}

describe('the form of an invoice', () => {
  it('shows all of it', async () => {
    await changeElsewhere({ buyer: { name: 'Casa do Mel', address: 'Cais, 2\nSala 3' } });
    await renderAt(`${url}/edit`, { as: 'EDITOR', gateway });
    await screen.findByRole('heading', { name: 'A-1', level: 1 });
    expect(document.title).toBe('A-1 · Retaguarda');
    expect(['Number', /^Date/, 'Status', /^Currency/, /^VAT/].map(valueOf)).toEqual([
      'A-1',
      'Jan 15, 2030',
      'pending',
      '$',
      '10',
    ]);
    expect(partyField('Buyer', 'Name').value).toBe('Casa do Mel');
    expect(partyField('Buyer', 'Address').value).toBe('Cais, 2\nSala 3');
    expect(partyField('Seller', 'Name').value).toBe('Retaguarda');
    expect(['Item', 'Quantity', 'Price'].map((field) => valueOf(`${field} of line 1`))).toEqual([
      'Pote de mel',
      '3',
      '24.90',
    ]);
    expect(totals()).toEqual(['$ 74.70', '$ 7.47', '$ 82.17']);
  });

  it('saves changes, shows the invoice with them, and leaves the rest as it was', async () => {
    const { location, navigate } = await renderAt('/invoices', { as: 'EDITOR', gateway });
    const before = (await storedInvoice(gateway, 'A-1'))!;
    await follow('A-1');
    await chooseAction('Edit');
    await fill('Status', 'processing');
    await press('Save changes');
    await screen.findByText('Invoice A-1 was saved.');
    const changed = { ...before, status: 'processing', version: 2 };
    expect(await storedInvoice(gateway, 'A-1')).toEqual(changed);

    await chooseAction('Edit');
    await fill('Number', 'A-7');
    await fill('Quantity of line 1', '4');
    await press('Save changes');
    await screen.findByText('Invoice A-7 was saved.');
    await screen.findByRole('heading', { name: 'A-7', level: 1 });
    const stored = await storedInvoice(gateway, 'A-7');
    expect(stored).toMatchObject({ id, version: 3, status: 'processing', date, total: 109.56 });
    await waitFor(() => expect(location()).toBe(url));
    expect(totals()[2]).toBe('$ 109.56');

    await navigate('/invoices');
    await screen.findByText('Showing 2 of 2');
    expect([1, 4, 5].map((place) => column(place)[0])).toEqual(['A-7', 'Processing', '$ 109.56']);
  });

  it('does not count an empty line as a change, and is without it once it is saved', async () => {
    const { navigate, reload } = await renderAt(`${url}/edit`, { as: 'EDITOR', gateway });
    await press('Add line');
    await screen.findByLabelText('Item of line 2', fields);
    await reload();
    await screen.findByLabelText('Item of line 1', fields);
    expect(screen.queryByText(/^Unsaved changes restored/)).toBe(null);
    await press('Add line');
    await fill('Number', 'A-7');
    await press('Save changes');
    await screen.findByText('Invoice A-7 was saved.');
    expect((await storedInvoice(gateway, 'A-7'))?.items).toHaveLength(1);
    await navigate(`${url}/edit`);
    await screen.findByLabelText('Item of line 1', fields);
    expect(screen.queryByLabelText('Item of line 2', fields)).toBe(null);
    expect(screen.queryByText(/^Unsaved changes restored/)).toBe(null);
  });

  it('shows what the gateway refuses at its field', async () => {
    await renderAt(`${url}/edit`, { as: 'EDITOR', gateway });
    await fill('Number', 'A-2');
    await press('Save changes');
    const problem = await screen.findByText('is taken');
    expect(screen.getByLabelText('Number').getAttribute('aria-describedby')).toBe(problem.id);
    expect(screen.queryByText('Someone else changed this')).toBe(null);
    expect((await storedInvoice(gateway, 'A-1'))?.version).toBe(1);
  });

  it('offers the statuses that the invoice may have next, and is not open to a guest', async () => {
    await renderAt(`${url}/edit`, { as: 'EDITOR', gateway });
    const status = await screen.findByLabelText<HTMLSelectElement>('Status');
    expect([...status.options].map(({ value }) => value)).toEqual(['pending', 'processing']);
    cleanup();
    await renderAt(`${url}/edit`, { as: 'GUEST', gateway });
    await screen.findByRole('heading', { name: 'You don’t have access to this page' });
  });

  it('shows a change before the gateway has answered, and takes it back when that refuses', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await renderAt(`${url}/edit`, {
      as: 'EDITOR',
      gateway,
      network:
        (send) =>
        async (...request) => {
          if (isUpdate(request[1])) await answered;
          return send(...request);
        },
    });
    await fill('Number', 'A-2');
    await press('Save changes');
    await screen.findByRole('heading', { name: 'A-2', level: 1 });
    answer();
    await screen.findByText('is taken');
    await screen.findByRole('heading', { name: 'A-1', level: 1 });
    expect(valueOf('Number')).toBe('A-2');
  });
});

describe('an invoice that someone else has changed meanwhile', () => {
  async function editInConflict() {
    await renderAt(`${url}/edit`, { as: 'EDITOR', gateway });
    await fill('Quantity of line 1', '5');
    await act(async () =>
      fireEvent.change(partyField('Buyer', 'Name'), { target: { value: 'Mine' } }),
    );
    await changeElsewhere({
      ...{ status: 'processing', buyer: { name: 'Theirs', address: '' } },
      items: [{ name: 'Um', unit: 5, price: 1234.5 }],
    });
    await press('Save changes');
    const alert = await screen.findByRole('alert');
    within(alert).getByText('Someone else changed this');
    expect(partyField('Buyer', 'Name').value).toBe('Mine');
    expect(valueOf('Quantity of line 1')).toBe('5');
    expect((await storedInvoice(gateway, 'A-1'))?.buyer.name).toBe('Theirs');
    await click('radio', 'Lines: yours');
    return alert;
  }

  it('is merged field by field, and saved with what was chosen', async () => {
    const alert = await editInConflict();
    const rows = within(alert).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Buyer: NameTheirsMine',
      'Lines5 × Um, $ 1,234.505 × Pote de mel, $ 24.90',
      'StatusProcessingNot changed',
      'Buyer: AddressNothingNot changed',
    ]);
    expect(valueOf('Status')).toBe('processing');
    await click('radio', 'Buyer: Name: theirs');
    expect(partyField('Buyer', 'Name').value).toBe('Theirs');
    await press('Save changes');
    await screen.findByText('Invoice A-1 was saved.');
    await waitFor(() => expect(screen.queryByText('Someone else changed this')).toBe(null));
    expect(await storedInvoice(gateway, 'A-1')).toMatchObject({
      version: 3,
      status: 'processing',
      date,
      buyer: { name: 'Theirs', address: '' },
      items: [{ unit: 5 }],
    });
  });

  it('asks again when it was changed once more before it was saved', async () => {
    await editInConflict();
    await click('radio', 'Buyer: Name: yours');
    await changeElsewhere({ currency: '€' });
    await press('Save changes');
    await screen.findByRole('row', { name: /^Currency/ });
    expect((await storedInvoice(gateway, 'A-1'))?.buyer.name).toBe('Theirs');
    expect(valueOf(/^Currency/)).toBe('€');
    await press('Save changes');
    await screen.findByText('Invoice A-1 was saved.');
    expect((await storedInvoice(gateway, 'A-1'))?.buyer.name).toBe('Mine');
  });
});

it('a delivered invoice is not changed, and another one can be made from it', async () => {
  await changeElsewhere({ status: 'delivered' });
  await renderAt(`${url}/edit`, { as: 'EDITOR', gateway });
  await screen.findByText('Delivered invoices can’t be changed');
  expect(screen.queryByLabelText('Number')).toBe(null);
  await follow('Duplicate');
  await screen.findByRole('heading', { name: 'New invoice', level: 1 });
});

describe('a form that was left unsaved', () => {
  it('stands there again after a reload, and can be discarded', async () => {
    const { reload, navigate } = await renderAt(`${url}/edit`, { as: 'EDITOR', gateway });
    await fill('Quantity of line 1', '5');
    await navigate('/invoices');
    await navigate(`${url}/edit`);
    await screen.findByText(/^Unsaved changes restored/);
    await reload();
    await screen.findByText(/^Unsaved changes restored/);
    expect(valueOf('Quantity of line 1')).toBe('5');
    await press('Discard changes');
    expect(valueOf('Quantity of line 1')).toBe('3');
    expect(screen.queryByText(/^Unsaved changes restored/)).toBe(null);
    await reload();
    await screen.findByLabelText('Number');
    expect(valueOf('Quantity of line 1')).toBe('3');
  });

  it('is forgotten once it is saved', async () => {
    const { reload } = await renderAt('/invoices/new', { as: 'EDITOR', gateway });
    await fill('Number', 'A-9');
    await reload();
    await screen.findByText(/^Unsaved changes restored/);
    await act(async () =>
      fireEvent.change(partyField('Buyer', 'Name'), { target: { value: 'Casa Nova' } }),
    );
    await act(async () =>
      fireEvent.change(partyField('Seller', 'Name'), { target: { value: 'Retaguarda' } }),
    );
    await fill('Item of line 1', 'Vela');
    await fill('Price of line 1', '9.90');
    await press('Create invoice');
    await screen.findByText('Invoice A-9 was created.');
    await waitFor(() =>
      expect(Object.keys(localStorage).filter((key) => key.startsWith('draft/'))).toEqual([]),
    );
  });
});

const isUpdate = (init: RequestInit | undefined) =>
  typeof init?.body === 'string' && init.body.includes('mutation UpdateInvoice');
