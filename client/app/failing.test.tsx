import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { press } from '../testing/forms.ts';
import { renderAt } from '../testing/renderAt.tsx';

const pages: [path: string, heading: string][] = [
  ['/activity', 'Activity'],
  ['/trash', 'Trash'],
  ['/clientes', 'Clientes'],
  ['/produtos', 'Produtos'],
  ['/vendas', 'Vendas'],
  ['/invoices', 'Invoices'],
  ['/calendar', 'Calendar'],
  ['/users', 'Users'],
  ['/inbox', 'Inbox'],
  ['/chat', 'Chat'],
  ['/todo', 'To-do'],
  ['/projects', 'Projects'],
  ['/boards', 'Boards'],
  ['/notifications', 'Notifications'],
  ['/shop', 'Shop'],
  ['/cart', 'Cart'],
];

const TIME_A_PAGE_MS = 15_000;
vi.setConfig({ testTimeout: pages.length * TIME_A_PAGE_MS });

// React writes errors to the console that an error boundary handles.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

it('a page that could not be read says so inside the layout, and a retry brings it', async () => {
  let isDown = false;
  const { navigate } = await renderAt('/profile', {
    as: 'SA',
    network: (send) => (input, init) =>
      isDown && input === '/graphql'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : send(input, init),
  });
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  for (const [path, heading] of pages) {
    isDown = true;
    await navigate(path);
    expect((await screen.findByRole('alert')).textContent, path).toContain('Nothing was lost.');
    screen.getByRole('navigation', { name: 'Main navigation' });
    isDown = false;
    await press('Try again');
    await screen.findByRole('heading', { level: 1, name: heading });
    expect(screen.queryByRole('alert'), path).toBe(null);
  }
});
