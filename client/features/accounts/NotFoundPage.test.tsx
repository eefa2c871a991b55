import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { follow } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';

describe('the page for an address that does not exist', () => {
  it.each(['/fornecedores', '/invoices/a/b', '/session', '/login/again'])(
    'is where %s leads to, and names it',
    async (asked) => {
      const { location } = await renderAt(`${asked}?with=query`);
      await screen.findByRole('heading', { name: 'Page not found' });
      expect(location()).toBe(`/session/404?from=${encodeURIComponent(asked)}`);
      expect(screen.getByText(`There is no page at ${asked}.`)).toBeTruthy();
    },
  );

  it('leads back to the dashboard', async () => {
    const { location } = await renderAt('/session/404', { as: 'SA' });
    await follow('Back to Dashboard');
    await screen.findByRole('heading', { name: /^Good/ });
    expect(location()).toBe('/home');
  });
});
