import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill, valueOf } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';

const line = (event: 'online' | 'offline') =>
  act(async () => window.dispatchEvent(new Event(event)));

it('a period chosen offline says that the figures are of the one before', async () => {
  let isDown = false;
  const { location } = await renderAt('/home?from=2026-03-04&to=2026-03-04', {
    as: 'SA',
    network:
      (send) =>
      (...request) =>
        isDown ? Promise.reject(new TypeError('Failed to fetch')) : send(...request),
  });
  await screen.findByText(/^Mar 4, 2026, compared/);
  isDown = true;
  await line('offline');
  expect(screen.queryByText(/^Still showing/)).toBe(null);
  await fill('Period', 'lastMonth');
  await screen.findByText(/^Still showing Mar 4, 2026: the new period loads once/);
  expect(valueOf('Period')).toBe('lastMonth');
  isDown = false;
  await line('online');
  await waitFor(() => expect(location()).toBe('/home?period=lastMonth'));
  expect(screen.queryByText(/^Still showing/)).toBe(null);
});
