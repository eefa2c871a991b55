import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '../../testing/forms.ts';
import { heldNetwork } from '../../testing/person.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

it('the calendar goes on by each press of Next, also while a page loads', async () => {
  const { network, release } = heldNetwork('EventsPage');
  let isLate = false;
  const gateway = await startOwnGateway({ isEmpty: true });
  const { location } = await renderAt('/calendar?day=2030-02-12', {
    as: 'ADMIN',
    gateway,
    network:
      (send) =>
      (...request) =>
        (isLate ? network(send) : send)(...request),
  });
  await screen.findByRole('heading', { name: 'February 2030' });
  isLate = true;
  for (const name of ['Next', 'Next', 'Next', 'Previous']) await press(name);
  expect(location()).toBe('/calendar?day=2030-02-12');
  release();
  await screen.findByRole('heading', { name: 'April 2030' });
  expect(location()).toBe('/calendar?day=2030-04-01');
});
