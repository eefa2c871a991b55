import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fields, fill, valueOf } from '../testing/forms.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { startOwnGateway } from '../testing/startOwnGateway.ts';

const field = () => screen.getByLabelText('Go to date', fields);

/** As Chromium gives the values that a date field has after each key. */
async function type(...values: string[]) {
  for (const value of values) {
    fireEvent.keyDown(field(), { key: '2' });
    await fill('Go to date', value);
    fireEvent.keyUp(field(), { key: '2' });
  }
}

async function open() {
  const gateway = await startOwnGateway({ isEmpty: true });
  const page = await renderAt('/calendar?view=day&day=2030-02-12', { as: 'ADMIN', gateway });
  await screen.findByLabelText('Go to date', fields);
  return page;
}

it('goes to a day that is picked, and to a typed one when its year ends', async () => {
  const { location } = await open();
  const at = (day: string) =>
    waitFor(() => expect(location()).toBe(`/calendar?view=day&day=${day}`));
  await fill('Go to date', '2031-03-04');
  await at('2031-03-04');
  await type('2031-01-04', '2031-12-04', '', '2031-12-05');
  await type('0002-12-05', '0020-12-05', '0203-12-05');
  expect(valueOf('Go to date')).toBe('0203-12-05');
  await at('2031-03-04');
  await type('2032-12-05');
  await at('2032-12-05');
  expect(valueOf('Go to date')).toBe('2032-12-05');
});

it('goes to a typed day at Enter or on leaving, and not to a blank or a half-typed one', async () => {
  const { location } = await open();
  const at = (day: string) =>
    waitFor(() => expect(location()).toBe(`/calendar?view=day&day=${day}`));
  await type('2030-01-12');
  await at('2030-02-12');
  fireEvent.keyDown(field(), { key: 'Enter' });
  await at('2030-01-12');
  await type('2030-12-12');
  fireEvent.blur(field());
  await at('2030-12-12');
  for (const value of ['', '0202-12-12']) {
    await type(value);
    fireEvent.blur(field());
    await waitFor(() => expect(valueOf('Go to date')).toBe('2030-12-12'));
    await at('2030-12-12');
  }
});
