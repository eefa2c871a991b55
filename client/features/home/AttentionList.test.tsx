import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { newProduct } from '../../../gateway/testing/sample-products.ts';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { dayLater, localToday } from '../../core/days.ts';
import { callsOf } from '../../testing/callsOf.ts';
import { fill, press, valueOf } from '../../testing/forms.ts';
import { addInvoices } from '../../testing/invoices.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

const NO_SERVER = 'smtp://127.0.0.1:1';
const overdue = { date: '2020-01-01T12:00:00Z', currency: 'R$', vat: 0 };
const items = [{ name: 'Mel', unit: 1, price: 10 }];

async function add(gateway: TestGateway, kind: string, input: object, token?: string) {
  const { errors } = await gateway.graphql(
    `mutation ($input: Create${kind}Input!) { create${kind}(input: $input) { __typename } }`,
    { input },
    token ?? (await gateway.tokenFor('EDITOR')),
  );
  expect(errors).toBeUndefined();
}

/** Returns the lines by their list, each with what it says. */
async function lines() {
  const heading = await screen.findByText('Needs attention', { selector: 'h2' });
  return within(heading.closest('section')!).getAllByRole('listitem');
}

const texts = async () => (await lines()).map((line) => line.textContent);

describe('what needs attention', () => {
  it('is said in one line when there is nothing', async () => {
    const gateway = await startOwnGateway({ isEmpty: true });
    await add(gateway, 'Customer', { kind: 'person', name: 'Rita' });
    await renderAt('/home', { as: 'SA', gateway });
    await screen.findByText('Nothing needs your attention right now.');
    expect(screen.queryByText('Needs attention')).toBe(null);
  });

  it('reminds of the invoice that is overdue longest, and then of the next', async () => {
    const gateway = await startOwnGateway({
      isEmpty: true,
      environment: { SMTP_URL: NO_SERVER },
    });
    const mails: unknown[] = [];
    gateway.services.deliverMail = async (mail) => void mails.push(mail);
    await addInvoices(gateway, [
      { ...overdue, orderNo: 'A-1', dueDay: '2020-02-10', items },
      { ...overdue, orderNo: 'A-2', dueDay: '2020-01-10', items },
    ]);
    await renderAt('/today', { as: 'EDITOR', gateway });
    const [line] = await lines();
    expect(line!.textContent).toMatch(/^2 overdue invoicesA-2 · .* · R\$ 10.00 · due Jan 10, 2020/);
    await press('Send reminder');
    await screen.findByLabelText(/^Message/);
    expect(valueOf(/^Subject/)).toMatch(/^Reminder: invoice A-2 from/);
    await fill(/^To/, 'ana@firma.test');
    const dialog = within(screen.getByRole('dialog'));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Send' })));
    await screen.findByText('Invoice A-2 was sent to ana@firma.test.');
    expect(mails).toHaveLength(1);
    await waitFor(async () => expect(await texts()).toEqual([expect.stringContaining('A-1')]));
    expect((await texts())[0]).toMatch(/^2 overdue invoices/);
  });

  it('adjusts the stock of the product that is lowest', async () => {
    const gateway = await startOwnGateway({ isEmpty: true });
    await add(gateway, 'Product', { ...newProduct, title: 'Mel', totalUnit: 2, stockThreshold: 5 });
    await renderAt('/home', { as: 'SA', gateway });
    expect(await texts()).toEqual(['1 product low on stockMel · 2 left, threshold 5Adjust stock']);
    await press('Adjust stock');
    await fill(/^Amount|^Quantity/, '10');
    const dialog = within(screen.getByRole('dialog'));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Adjust stock' })));
    await screen.findByText('Nothing needs your attention right now.');
  });

  it('completes the to-do that is due first, and takes it back', async () => {
    const gateway = await startOwnGateway({ isEmpty: true });
    const today = localToday();
    const token = await gateway.tokenFor('EDITOR');
    await add(gateway, 'Todo', { title: 'Ligar', dueDay: dayLater(today, -3) }, token);
    await add(gateway, 'Todo', { title: 'Pagar', dueDay: dayLater(today, -1) }, token);
    await add(gateway, 'Todo', { title: 'Depois', dueDay: dayLater(today, 1) }, token);
    await renderAt('/today', { token, gateway });
    expect(await texts()).toEqual(['2 overdue to-dosLigarMark as done']);
    await press('Mark as done');
    await waitFor(async () => expect(await texts()).toEqual(['1 overdue to-doPagarMark as done']));
    await press('Undo');
    await waitFor(async () => expect((await texts())[0]).toMatch(/^2 overdue to-dosLigar/));
  });

  it('leads a guest to their own messages and to-dos, and to no work of others', async () => {
    const { fetch } = await renderAt('/today', { as: 'GUEST' });
    await screen.findByText('Your role can view customers, products, deals and invoices.');
    expect(screen.queryByText(/overdue invoice/)).toBe(null);
    const begin = screen.getByRole('region', { name: 'Start something new' });
    expect(
      within(begin)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['New message']);
    expect(callsOf(fetch, 'RevenueTile')).toEqual([]);
  });

  it.each(['ADMIN', 'EDITOR'] as const)('greets the %s, who begins with it', async (role) => {
    await renderAt('/today', { as: role });
    await screen.findByRole('heading', {
      level: 1,
      name: /^Good (morning|afternoon|evening), \S+$/,
    });
    await screen.findByRole('link', { name: /^\d+ overdue invoices$/ });
    const begin = within(screen.getByRole('region', { name: 'Start something new' }));
    expect(begin.getByRole('link', { name: 'New invoice' }).getAttribute('href')).toBe(
      '/invoices/new',
    );
  });

  it('fails alone, and is tried again there', async () => {
    let isDown = true;
    await renderAt('/home', {
      as: 'SA',
      network: (send) => (input, init) =>
        isDown && typeof init?.body === 'string' && init.body.includes('"AttentionList"')
          ? Promise.reject(new Error('No network.'))
          : send(input, init),
    });
    await screen.findByText('Revenue', { selector: 'h2' });
    isDown = false;
    await press('Try again');
    await lines();
  });
});
