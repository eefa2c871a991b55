import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { callsOf } from '../../testing/callsOf.ts';
import { cartLines, cartTotal, startFilled } from '../../testing/carts.ts';
import { fields, fill, press, valueOf } from '../../testing/forms.ts';
import { lateNetwork, leave, typeLikeAPerson } from '../../testing/person.ts';
import { renderAt } from '../../testing/renderAt.tsx';

it('an amount is typed and shows at once; one beyond the stock goes back', async () => {
  const filled = await startFilled();
  const { reload } = await renderAt('/cart', filled);
  await screen.findByRole('button', { name: 'Buy for $ 497.00' });
  await fill('Quantity of Mouse Seixo', '5');
  await waitFor(() => expect(cartTotal()).toBe('$ 973.00'));
  expect((await cartLines())[0]!.textContent).toContain('$ 595.00');
  await reload();
  await waitFor(() => expect(cartTotal()).toBe('$ 973.00'));
  await fill('Quantity of Mouse Seixo', '101');
  await screen.findByText('Only 100 of Mouse Seixo are in stock.');
  expect(valueOf('Quantity of Mouse Seixo')).toBe('5');
  expect(cartTotal()).toBe('$ 973.00');
});

it('an amount is stepped by its buttons, within its limits', async () => {
  const filled = await startFilled();
  await renderAt('/cart', filled);
  await screen.findByRole('button', { name: 'Buy for $ 497.00' });
  await fill('Quantity of Mouse Seixo', '2');
  await press('Increase: Quantity of Mouse Seixo');
  await press('Increase: Quantity of Mouse Seixo');
  expect(valueOf('Quantity of Mouse Seixo')).toBe('4');
  await waitFor(() => expect(cartTotal()).toBe('$ 854.00'));
  await press('Decrease: Quantity of Mouse Seixo');
  await waitFor(() => expect(cartTotal()).toBe('$ 735.00'));
  await fill('Quantity of Mouse Seixo', '1');
  const less = screen.getByRole<HTMLButtonElement>('button', {
    name: 'Decrease: Quantity of Mouse Seixo',
  });
  expect(less.disabled).toBe(true);
});

it('an amount typed key by key is kept while the answers are late, and one that is none stays to be corrected', async () => {
  const filled = await startFilled();
  await renderAt('/cart', { ...filled, network: lateNetwork(600) });
  const amount = await screen.findByLabelText<HTMLInputElement>('Quantity of Mouse Seixo', fields);
  await typeLikeAPerson(amount, '12', { msBetweenKeys: 450, isReplacing: true });
  expect(amount.value).toBe('12');
  await waitFor(() => expect(cartTotal()).toBe('$ 1,806.00'));
  await typeLikeAPerson(amount, '-1', { msBetweenKeys: 20, isReplacing: true });
  leave(amount);
  await screen.findByText('Enter a number between 1 and 1,000');
  expect(amount.value).toBe('-1');
  expect(cartTotal()).toBe('$ 1,806.00');
});

it('is not bought while an amount is invalid, which is where it then leads', async () => {
  const filled = await startFilled();
  const { fetch } = await renderAt('/cart', filled);
  await fill(/^Buyer name/, 'Zélia Uchôa');
  const amount = screen.getByLabelText<HTMLInputElement>('Quantity of Mouse Seixo', fields);
  await typeLikeAPerson(amount, '5000', { msBetweenKeys: 0, isReplacing: true });
  leave(amount);
  await screen.findByText('Enter a number between 1 and 1,000');
  await press(/^Buy for/);
  expect(document.activeElement).toBe(amount);
  screen.getByText('Enter a number between 1 and 1,000');
  expect(callsOf(fetch, 'CheckOut')).toEqual([]);
  await fill('Quantity of Mouse Seixo', '3');
  expect(screen.queryByText('Enter a number between 1 and 1,000')).toBe(null);
  await press('Buy for $ 735.00');
  await screen.findByText(/^Order placed: invoice INV-/);
});

it('a cleared amount is asked for, not bought as it was', async () => {
  const filled = await startFilled();
  const { fetch } = await renderAt('/cart', filled);
  await fill(/^Buyer name/, 'Zélia Uchôa');
  const amount = screen.getByLabelText<HTMLInputElement>('Quantity of Mouse Seixo', fields);
  await act(async () => amount.focus());
  await fill('Quantity of Mouse Seixo', '');
  leave(amount);
  await press(/^Buy for/);
  await screen.findByText('this field is required');
  expect([document.activeElement, amount.value]).toEqual([amount, '']);
  expect(callsOf(fetch, 'CheckOut')).toEqual([]);
});

it('the button has the total of what is typed, and buys for that', async () => {
  const filled = await startFilled();
  await renderAt('/cart', { ...filled, network: lateNetwork(50) });
  await fill(/^Buyer name/, 'Zélia Uchôa');
  await fill('Quantity of Mouse Seixo', '7');
  const buy = screen.getByRole('button', { name: /^Buy for/ });
  expect(buy.textContent).toBe('Buy for $ 1,211.00');
  expect((await cartLines())[0]!.textContent).toContain('$ 833.00');
  await act(async () => fireEvent.click(buy));
  await screen.findByText(/^Order placed: invoice INV-/);
  expect((await screen.findAllByText('$ 1,211.00')).length).toBeGreaterThan(0);
});
