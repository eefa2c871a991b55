import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

const code = vi.hoisted(() => ({ isGone: true }));
vi.mock('./Palette.tsx', async (importOriginal) => {
  if (code.isGone) throw new TypeError('Failed to fetch dynamically imported module');
  return importOriginal();
});

it('says that its code did not come, takes no more letters, and has those it took after a retry', async () => {
  await renderAt('/profile', { as: 'GUEST', gateway: await startOwnGateway({ isEmpty: true }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Search' }));
  for (const key of 'lei') fireEvent.keyDown(document.body, { key });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('This couldn’t be loaded');
  // A key that the palette does not take keeps its usual effect.
  expect(fireEvent.keyDown(document.body, { key: 'x' })).toBe(true);
  const retry = screen.getByRole('button', { name: 'Try again' });
  await waitFor(() => expect(document.activeElement).toBe(retry));
  code.isGone = false;
  await press('Try again');
  const field = await screen.findByPlaceholderText<HTMLInputElement>('Search here...');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.value).toBe('lei');
});
