import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { goToKeys } from '../../core/keyTable.ts';
import { changeSettings } from '../../core/settings.ts';
import { press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { pagesFor } from '../navigation.ts';

afterEach(() => changeSettings({ singleKeys: 'on' }));

const key = (name: string, more: object = {}) =>
  act(async () =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more }),
  );

async function sheet() {
  await key('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  const rows = await within(dialog).findAllByRole('definition');
  return rows.map(({ textContent }) => textContent);
}

it('g and a letter lead to each page of the table', () => {
  const labels = (['SA', 'GUEST'] as const).flatMap(pagesFor).map(({ label }) => label);
  for (const name of Object.keys(goToKeys)) expect(labels).toContain(`navigation.${name}`);
});

it('g leads to a page, and a letter without one runs nothing', async () => {
  const { location } = await renderAt('/clientes', { as: 'EDITOR' });
  await screen.findByRole('table');
  await key('g');
  await key('w');
  await key('g');
  await key('k');
  await screen.findByRole('heading', { level: 1, name: 'Calendar' });
  expect(location()).toBe('/calendar');
});

it('c makes a new record, but not in a field, with Ctrl, while composing or over a dialog', async () => {
  const { location } = await renderAt('/clientes', { as: 'EDITOR' });
  await screen.findByRole('table');
  await key('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  await key('c');
  await act(async () => (document.activeElement as HTMLElement).blur());
  await key('c', { ctrlKey: true });
  await key('c', { isComposing: true });
  await sheet();
  await key('c');
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  expect(location()).toBe('/clientes');
  await key('c');
  await waitFor(() => expect(location()).toBe('/clientes/new'));
});

it('the sheet shows what the screen has and the role may do', async () => {
  const { navigate } = await renderAt('/clientes', { as: 'GUEST' });
  await screen.findByRole('table');
  const ofGuest = await sheet();
  expect(ofGuest).toEqual(expect.arrayContaining(['Next row', 'Search this page', 'Clientes']));
  for (const name of ['New', 'Edit the row', 'Home']) expect(ofGuest).not.toContain(name);
  const named = (all: typeof ofGuest) => all.filter((name) => name === 'Today');
  expect(named(ofGuest)).toHaveLength(1);
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  await navigate('/calendar');
  await screen.findByRole('heading', { level: 1, name: 'Calendar' });
  const ofCalendar = await sheet();
  // The page, and the day in the calendar.
  expect(named(ofCalendar)).toHaveLength(2);
  expect(ofCalendar).not.toContain('Next row');
});

it('selected rows get their owner by a key', async () => {
  await renderAt('/clientes?text=doceria', { as: 'EDITOR' });
  await screen.findByRole('table');
  await key('j');
  await key('m');
  expect(screen.queryByRole('dialog')).toBe(null);
  await key('x');
  await screen.findByText('1 selected');
  await screen.findByRole('button', { name: 'Change' });
  await key('m');
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() =>
    expect(document.activeElement).toBe(dialog.getByRole('combobox', { name: /Owner/ })),
  );
});

it('single keys are turned off in the sheet and on again in the settings', async () => {
  const { location } = await renderAt('/clientes', { as: 'EDITOR' });
  await screen.findByRole('table');
  await sheet();
  await act(async () => fireEvent.click(screen.getByRole('switch')));
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  await key('?');
  await key('c');
  expect(screen.queryByRole('dialog')).toBe(null);
  expect(location()).toBe('/clientes');
});
