import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { follow, press } from '../../testing/forms.ts';
import { addInvoices } from '../../testing/invoices.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

describe('the list without any invoice', () => {
  it('invites an editor to make the first one', async () => {
    const gateway = await startOwnGateway({ isEmpty: true });
    const { location } = await renderAt('/invoices', { as: 'EDITOR', gateway });
    const empty = (await screen.findByRole('heading', { name: 'No invoices yet' })).parentElement!;
    expect(within(empty).getByRole('link', { name: 'New invoice' }).getAttribute('href')).toBe(
      '/invoices/new',
    );
    expect(screen.queryByRole('table')).toBe(null);
    expect(location()).toBe('/invoices');
  });

  it('offers it as well where a filter finds none, even one that is unknown', async () => {
    const gateway = await startOwnGateway({ isEmpty: true });
    await renderAt('/invoices?status=unknown', { as: 'EDITOR', gateway });
    const empty = (await screen.findByText(/^Change or clear/)).parentElement!;
    within(empty).getByRole('link', { name: 'New invoice' });
  });

  it('says so to a guest, and offers nothing that a guest may not do', async () => {
    const gateway = await startOwnGateway({ isEmpty: true });
    await renderAt('/invoices', { as: 'GUEST', gateway });
    await screen.findByRole('heading', { name: 'No invoices yet' });
    expect(screen.queryByRole('link', { name: 'New invoice' })).toBe(null);
  });
});

describe('the list that could not be read', () => {
  // React writes errors to the console that an error boundary handles.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

  it.each<[what: string, fail: () => Promise<Response>]>([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'the gateway answers 500',
      async () => Response.json({ message: 'Internal server error' }, { status: 500 }),
    ],
    [
      'the gateway answers an error',
      async () => Response.json({ data: null, errors: [{ message: 'Internal server error' }] }),
    ],
  ])('when %s says so inside the layout, and a retry brings it', async (_what, fail) => {
    const gateway = await startOwnGateway({ isEmpty: true });
    await addInvoices(gateway, [{ orderNo: 'A-1' }]);
    let isDown = true;
    const { location } = await renderAt('/invoices?text=a', {
      as: 'GUEST',
      gateway,
      network: (send) => (input, init) =>
        isDown && input === '/graphql' ? fail() : send(input, init),
    });
    const failed = await screen.findByRole('alert');
    within(failed).getByRole('heading', { name: 'This couldn’t be loaded' });
    screen.getByRole('navigation', { name: 'Main navigation' });
    await press('Try again');
    const retry = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Try again' });
    await waitFor(() => expect(retry().disabled).toBe(false));

    isDown = false;
    await press('Try again');
    await screen.findByText('Showing 1 of 1');
    screen.getByRole('link', { name: 'A-1' });
    expect(screen.queryByRole('alert')).toBe(null);
    expect(location()).toBe('/invoices?text=a');
  });

  it('does not stand in the way of another page', async () => {
    let isDown = false;
    const { navigate } = await renderAt('/invoices?status=pending', {
      as: 'SA',
      network: (send) => (input, init) =>
        isDown && input === '/graphql'
          ? Promise.reject(new TypeError('Failed to fetch'))
          : send(input, init),
    });
    await screen.findByRole('table');
    isDown = true;
    await navigate('/invoices?status=delivered');
    await screen.findByRole('alert');
    isDown = false;
    await follow('Home');
    await screen.findByRole('heading', { name: /^Good/ });
  });
});
