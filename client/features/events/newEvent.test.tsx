import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { follow, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

it('the panel of a new event that was cancelled does not come back with Back', async () => {
  const gateway = await startOwnGateway({ isEmpty: true });
  const { location, navigate } = await renderAt('/profile', { as: 'ADMIN', gateway });
  await navigate('/calendar?day=2030-02-12');
  await follow('New event');
  await press('Cancel');
  await waitFor(() => expect(location()).toBe('/calendar?day=2030-02-12'));
  await navigate(-1);
  expect(location()).toBe('/profile');
});
