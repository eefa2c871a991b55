import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderAt } from '../testing/renderAt.tsx';
import type { Role } from './session.ts';

/** The roles of each path; written out, not taken from the routes, so that an opened page is noticed. */
const openTo: [path: string, roles: Role[]][] = [
  ['/home', ['SA']],
  ['/accounts', ['SA']],
  ['/invitations', ['SA', 'ADMIN']],
  ['/activity', ['SA', 'ADMIN']],
  ['/trash', ['SA', 'ADMIN']],
  ['/utilities/color', ['SA', 'ADMIN']],
  ['/utilities/spacing', ['SA', 'ADMIN']],
  ['/clientes/import', ['SA', 'ADMIN']],
  ['/produtos/import', ['SA', 'ADMIN']],
  ['/clientes/new', ['SA', 'ADMIN', 'EDITOR']],
  ['/produtos/new', ['SA', 'ADMIN', 'EDITOR']],
  ['/vendas/new', ['SA', 'ADMIN', 'EDITOR']],
  ['/invoices/new', ['SA', 'ADMIN', 'EDITOR']],
  ['/clientes', ['SA', 'ADMIN', 'EDITOR', 'GUEST']],
  ['/cart', ['SA', 'ADMIN', 'EDITOR', 'GUEST']],
  ['/utilities/shadow', ['SA', 'ADMIN', 'EDITOR', 'GUEST']],
];

const REFUSED = 'You don’t have access to this page';

describe.each(['SA', 'ADMIN', 'EDITOR', 'GUEST'] as const)('the pages for %s', (role) => {
  it('are those of its group, and no others', async () => {
    const { location, navigate } = await renderAt('/profile', { as: role });
    await screen.findByRole('heading', { level: 1 });
    const opened: [path: string, isOpen: boolean][] = [];
    for (const [path] of openTo) {
      await navigate(path);
      await waitFor(() => expect(location()).toBe(path));
      const heading = await screen.findByRole('heading', { level: 1 });
      opened.push([path, heading.textContent !== REFUSED]);
    }
    expect(opened).toEqual(openTo.map(([path, roles]) => [path, roles.includes(role)]));
  });
});

it.each(openTo)('%s is not open to who is not signed in', async (path) => {
  const { location } = await renderAt(path);
  await screen.findByRole('button', { name: 'Acessar' });
  expect(location()).toBe(`/login?from=${encodeURIComponent(path)}`);
});
