import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fields, fill, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

it('an event that ends before it starts is marked where this is wrong: its hour, or its day', async () => {
  const gateway = await startOwnGateway({ isEmpty: true });
  await renderAt('/calendar?new=2030-02-12T11:00/2030-02-12T12:00', { as: 'ADMIN', gateway });
  await fill(/^Title/, 'Inventário');
  const marked = () =>
    [/^Last day/, /^Ends at/].map(
      (label) => screen.getByLabelText(label, fields).getAttribute('aria-invalid') === 'true',
    );
  await fill(/^Ends at/, '10:00');
  await press('Create event');
  await waitFor(() => expect(marked()).toEqual([false, true]));
  await fill(/^Last day/, '2030-02-13');
  expect(marked()).toEqual([false, false]);
  await fill(/^Ends at/, '12:00');
  await fill(/^Last day/, '2030-02-11');
  await press('Create event');
  await waitFor(() => expect(marked()).toEqual([true, false]));
});
