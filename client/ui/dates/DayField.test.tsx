import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { click, fields, fill, valueOf } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

const field = () => screen.getByLabelText('Go to date', fields);
const key = (name: string) => act(async () => fireEvent.keyDown(field(), { key: name }));

/** Types key by key, over the text that stands there. */
async function type(text: string) {
  for (let length = 1; length <= text.length; length += 1) {
    fireEvent.keyDown(field(), { key: text[length - 1] });
    await fill('Go to date', text.slice(0, length));
    fireEvent.keyUp(field(), { key: text[length - 1] });
  }
}

async function open() {
  const gateway = await startOwnGateway({ isEmpty: true });
  const page = await renderAt('/calendar?view=day&day=2030-02-12', { as: 'ADMIN', gateway });
  const at = (day: string) =>
    waitFor(() => expect(page.location()).toBe(`/calendar?view=day&day=${day}`));
  await at('2030-02-12');
  return { ...page, at };
}

it('goes to a day that is pasted or chosen, and to a typed one when its year ends', async () => {
  const { at } = await open();
  await screen.findByLabelText('Go to date', fields);
  expect(valueOf('Go to date')).toBe('Feb 12, 2030');
  await fill('Go to date', '2031-03-04');
  await at('2031-03-04');
  await type('12/5/203');
  await at('2031-03-04');
  await type('12/5/2032');
  await at('2032-12-05');
  await key('ArrowDown');
  await click('button', 'Friday, December 10, 2032');
  await at('2032-12-10');
  expect(valueOf('Go to date')).toBe('Dec 10, 2032');
  expect(document.activeElement).toBe(field());
});

it('goes to a said day at Enter or on leaving, and keeps what it does not understand', async () => {
  const { at } = await open();
  await screen.findByLabelText('Go to date', fields);
  await type('3/4/30');
  await at('2030-02-12');
  await key('Enter');
  await at('2030-03-04');
  expect(valueOf('Go to date')).toBe('Mar 4, 2030');
  await type('May 1, 30');
  fireEvent.blur(field());
  await screen.findByText(/^Enter a date, such as /);
  expect(valueOf('Go to date')).toBe('May 1, 30');
  await at('2030-03-04');
  await fill('Go to date', '');
  fireEvent.blur(field());
  await waitFor(() => expect(valueOf('Go to date')).toBe('Mar 4, 2030'));
});
