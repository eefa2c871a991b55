import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';

const key = (name: string) =>
  act(async () => void fireEvent.keyDown(document.activeElement!, { key: name }));

/** A picture's initials may stand before the name. */
const shownFor = (row: Element) => ({
  name: (said: string) => said !== '' && row.textContent.endsWith(said),
});

async function previewFirst(): Promise<HTMLElement> {
  await screen.findByRole('table');
  const row = document.querySelector<HTMLElement>('[data-row-link]')!;
  act(() => row.focus());
  await key(' ');
  await screen.findByRole('complementary', shownFor(row));
  return row;
}

function onAPhone(): void {
  const other = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === '(max-width: 30em)' ? ({ matches: true } as MediaQueryList) : other(query),
  );
}

it('every list of records shows one beside it, under its name', async () => {
  const { location, navigate } = await renderAt('/users?gender=female', { as: 'ADMIN' });
  const user = await previewFirst();
  const panel = screen.getByRole('complementary');
  expect(document.activeElement).toBe(user);
  within(panel).getByRole('button', { name: 'Edit Company' });
  const open = within(panel).getByRole('link', { name: 'Open' });
  await act(async () => fireEvent.click(open));
  await waitFor(() => expect(location()).toBe(`/users/${user.getAttribute('data-row-link')}`));

  await navigate('/projects');
  await previewFirst();
  await navigate('/loss-reasons');
  await previewFirst();
  await navigate('/invoices?status=pending');
  const invoice = await previewFirst();
  const items = within(screen.getByRole('complementary')).getByRole('table', { name: 'Lines' });
  expect(within(items).getAllByRole('row').length).toBeGreaterThan(1);

  onAPhone();
  await key('Escape');
  await waitFor(() => expect(screen.queryByRole('complementary')).toBe(null));
  await key(' ');
  const covering = await screen.findByRole('complementary', shownFor(invoice));
  const close = within(covering).getByRole('button', { name: 'Close' });
  expect(document.activeElement).toBe(close);
  await act(async () => fireEvent.click(close));
  await waitFor(() => expect(document.activeElement).toBe(invoice));
});
