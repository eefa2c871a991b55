import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { draftOf } from '../../records/form/formDrafts.ts';
import { callsOf } from '../../testing/callsOf.ts';
import { cartLines, startFilled } from '../../testing/carts.ts';
import { fill, press, undoByKey, valueOf } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';

const setMouse = (
  { store }: TestGateway,
  columns: { totalUnit?: number; priceMillionths?: number; isActive?: 0 | 1 },
) => store.db.updateTable('products').set(columns).where('title', '=', 'Mouse Seixo').execute();
const invoiceCount = async ({ gateway, token }: Awaited<ReturnType<typeof startFilled>>) =>
  (await gateway.graphql('{ invoices { totalCount } }', {}, token)).data?.invoices
    .totalCount as number;

it('what was typed is kept until it is bought, or discarded', async () => {
  const filled = await startFilled();
  const { reload, navigate, location } = await renderAt('/cart', filled);
  await fill(/^Buyer name/, 'Zélia Uchôa');
  await fill('Address', 'Rua do Sol, 12');
  await navigate('/shop');
  await screen.findByRole('link', { name: 'Cart, 3 items' });
  await navigate('/cart');
  await screen.findByText(/^Unsaved changes restored/);
  await reload();
  await screen.findByText(/^Unsaved changes restored/);
  expect([valueOf(/^Buyer name/), valueOf('Address')]).toEqual(['Zélia Uchôa', 'Rua do Sol, 12']);
  await press('Discard changes');
  expect([valueOf(/^Buyer name/), valueOf('Address')]).toEqual(['', '']);
  await fill(/^Buyer name/, 'Zélia Uchôa');
  await press(/^Buy for/);
  await waitFor(() => expect(location()).toMatch(/^\/invoices\//));
  expect(draftOf('Checkout')).toBe(undefined);
});

it('a line and the whole cart are taken out, and put back', async () => {
  await renderAt('/cart', await startFilled());
  await press('Remove Mouse Seixo');
  await screen.findByText('Mouse Seixo was removed');
  expect(await cartLines()).toHaveLength(1);
  await press('Undo');
  await waitFor(async () => expect(await cartLines()).toHaveLength(2));
  await press('Empty cart');
  await screen.findByRole('heading', { name: 'Your cart is empty' });
  await screen.findByRole('link', { name: 'Go to shop' });
  await press('Undo');
  await waitFor(async () => expect(await cartLines()).toHaveLength(2));
});

it('what is not there or not sold is said in its line, and nothing is bought', async () => {
  const filled = await startFilled();
  await setMouse(filled.gateway, { totalUnit: 0 });
  await filled.gateway.store.db
    .updateTable('products')
    .set({ isActive: 0 })
    .where('title', '=', 'Luminária Vaga-Lume')
    .execute();
  await renderAt('/cart', filled);
  const [mouse, lamp] = await cartLines();
  within(mouse!).getByText('Sold out. Remove it to continue.');
  const more = within(mouse!).getByRole('button', { name: /^Increase/ });
  expect(more).toMatchObject({ disabled: true, title: 'Sold out. Remove it to continue.' });
  within(lamp!).getByText('No longer sold. Remove it to continue.');
  screen.getByText('Fix the highlighted items first.');
  expect(screen.getByRole('button', { name: /^Buy for/ })).toHaveProperty('disabled', true);
});

it('pressed twice it is bought once, and leads to the invoice', async () => {
  const filled = await startFilled();
  const before = await invoiceCount(filled);
  const { location, fetch } = await renderAt('/cart', filled);
  await press(/^Buy for/);
  await screen.findByText('this field is required');
  await fill(/^Buyer name/, 'Zélia Uchôa');
  await fill('Address', 'Rua do Sol, 12');
  const form = (await screen.findByRole('button', { name: 'Buy for $ 497.00' })).closest('form')!;
  await act(async () => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  await screen.findByText(/^Order placed: invoice INV-/);
  await waitFor(() => expect(location()).toMatch(/^\/invoices\/[0-9a-f]{24}$/));
  await screen.findByText('Zélia Uchôa');
  expect(screen.getAllByText('$ 497.00')).not.toEqual([]);
  expect(callsOf(fetch, 'CheckOut').length).toBeLessThanOrEqual(2);
  expect(await invoiceCount(filled)).toBe(before + 1);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('a purchase that is undone brings back the typed name and address, after a reload too', async () => {
  const filled = await startFilled('ADMIN');
  const { location, reload } = await renderAt('/cart', filled);
  async function buy(name: string, address: string) {
    await fill(/^Buyer name/, name);
    await fill('Address', address);
    await press(/^Buy for/);
    await screen.findByText(/^Order placed: invoice INV-/);
  }
  async function expectBack(name: string, address: string) {
    await waitFor(() => expect(location()).toBe('/cart'));
    await waitFor(() =>
      expect([valueOf(/^Buyer name/), valueOf('Address')]).toEqual([name, address]),
    );
  }
  await buy('Zélia Uchôa', 'Rua do Sol, 12');
  await press('Undo');
  await expectBack('Zélia Uchôa', 'Rua do Sol, 12');
  await buy('Rui Tavares', '');
  await reload();
  await screen.findByText('Rui Tavares');
  await undoByKey(document.body);
  await expectBack('Rui Tavares', '');
});

it('an answer that was lost is asked for again, and is the same purchase', async () => {
  const filled = await startFilled('ADMIN');
  const before = await invoiceCount(filled);
  let isLost = true;
  const { location } = await renderAt('/cart', {
    ...filled,
    network: (send) => async (input, init) => {
      const answer = await send(input, init);
      const isCheckOut = typeof init?.body === 'string' && init.body.includes('"CheckOut"');
      if (!isCheckOut || !isLost) return answer;
      isLost = false;
      throw new TypeError('The network is gone');
    },
  });
  await fill(/^Buyer name/, 'Zélia Uchôa');
  await press(/^Buy for/);
  await screen.findByText('Something went wrong!');
  await press(/^Buy for/);
  await screen.findByText(/^Order placed: invoice INV-/);
  expect(await invoiceCount(filled)).toBe(before + 1);
  await press('Undo');
  await waitFor(() => expect(location()).toBe('/cart'));
  await waitFor(async () => expect(await cartLines()).toHaveLength(2));
  expect(await invoiceCount(filled)).toBe(before);
});

it('without a connection it says that nothing can be bought, and keeps what was typed', async () => {
  const filled = await startFilled();
  let isOnline = false;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  const { location } = await renderAt('/cart', {
    ...filled,
    network: (send) => (input, init) => {
      const isCheckOut = typeof init?.body === 'string' && init.body.includes('"CheckOut"');
      return isCheckOut && !isOnline ? Promise.reject(new TypeError()) : send(input, init);
    },
  });
  await fill(/^Buyer name/, 'Zélia Uchôa');
  await press(/^Buy for/);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^You’re offline/);
  expect(valueOf(/^Buyer name/)).toBe('Zélia Uchôa');
  isOnline = true;
  await press(/^Buy for/);
  await waitFor(() => expect(location()).toMatch(/^\/invoices\//));
});

it('a price that changed meanwhile is told, and only then bought', async () => {
  const filled = await startFilled();
  await renderAt('/cart', filled);
  await fill(/^Buyer name/, 'Zélia Uchôa');
  await setMouse(filled.gateway, { priceMillionths: 129_900_000 });
  await press('Buy for $ 497.00');
  await screen.findByText('Mouse Seixo costs $ 129.90, no longer $ 119.00.');
  screen.getByText('Nothing was bought. Review what changed.');
  await press('Buy for $ 507.90');
  await screen.findByText(/^Order placed: invoice INV-/);
});

it('what was bought in another tab meanwhile is not bought again, and leads to the shop', async () => {
  const filled = await startFilled();
  const before = await invoiceCount(filled);
  await renderAt('/cart', filled);
  await fill(/^Buyer name/, 'Zélia Uchôa');
  const elsewhere = await filled.gateway.graphql(
    `mutation { checkOut(input: {
      idempotencyKey: "another", total: 497, buyer: { name: "Zélia Uchôa", address: "" }
    }) { invoice { id } } }`,
    {},
    filled.token,
  );
  expect(elsewhere.errors).toBe(undefined);
  await press(/^Buy for/);
  await screen.findByText(/^This cart was already bought or emptied elsewhere/);
  expect(screen.queryByText(/Review what changed/)).toBe(null);
  await screen.findByRole('link', { name: 'Go to shop' });
  expect(await invoiceCount(filled)).toBe(before + 1);
});
