import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { session } from '../core/session.ts';
import { callsOf } from '../testing/callsOf.ts';
import { follow } from '../testing/forms.ts';
import { heldNetwork } from '../testing/person.ts';
import { renderAt } from '../testing/renderAt.tsx';

const linkTo = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Main navigation' })).getByRole('link', { name });

it('a page of the menu is fetched while the pointer rests on its link, and shows without waiting', async () => {
  let isHeld = false;
  const network = (send: typeof globalThis.fetch): typeof globalThis.fetch => {
    return (...request) => (isHeld ? new Promise(() => undefined) : send(...request));
  };
  const { fetch } = await renderAt('/produtos', { as: 'EDITOR', network });
  await screen.findByRole('table');
  fireEvent.pointerOver(linkTo('Clientes'));
  fireEvent.pointerLeave(linkTo('Clientes').closest('nav')!);
  fireEvent.pointerOver(linkTo('Vendas'));
  await waitFor(() => expect(callsOf(fetch, 'DealsBoard')).toHaveLength(1));
  expect(callsOf(fetch, 'CustomersPage')).toHaveLength(0);

  act(() => linkTo('Clientes').focus());
  await waitFor(() => expect(callsOf(fetch, 'CustomersPage')).toHaveLength(1));
  await waitFor(() => expect(callsOf(fetch, 'SavedViews')).toHaveLength(3));
  await Promise.all(fetch.mock.results.map(({ value }) => value as Promise<Response>));
  isHeld = true;
  await follow('Clientes');
  await screen.findByRole('heading', { level: 1, name: 'Clientes' });
  await screen.findByRole('link', { name: 'Adriana Uchoa Leitão' });
});

it('a page of the menu is fetched as soon as its link is pressed', async () => {
  const { fetch } = await renderAt('/produtos', { as: 'EDITOR' });
  await screen.findByRole('table');
  fireEvent.pointerDown(linkTo('Vendas'));
  await waitFor(() => expect(callsOf(fetch, 'DealsBoard')).toHaveLength(1));
});

it('a page that is opened while it is being fetched asks for nothing twice', async () => {
  const renewal = vi.fn();
  vi.stubGlobal('requestIdleCallback', renewal);
  const { network, release } = heldNetwork('CustomersPage');
  const { fetch } = await renderAt('/produtos', { as: 'EDITOR', network });
  await screen.findByRole('table');
  fireEvent.pointerOver(linkTo('Clientes'));
  await waitFor(() => expect(callsOf(fetch, 'CustomersPage')).toHaveLength(1));
  await follow('Clientes');
  release();
  await screen.findByRole('link', { name: 'Adriana Uchoa Leitão' });
  expect(callsOf(fetch, 'CustomersPage')).toHaveLength(1);
  expect(renewal).toHaveBeenCalled();
});

it('pages that one uses most are fetched while the browser is idle, unless data is to be saved', async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  const { fetch, reload } = await renderAt('/todo', { as: 'EDITOR' });
  await screen.findByRole('heading', { level: 1 });
  const account = session.read().user!.id;
  const visited = (times: number) =>
    waitFor(() => expect(localStorage.getItem('visits')).toContain(`"/todo":${times}`));
  await visited(1);
  const visits = { '/todo': 9, '/clientes': 5 };
  localStorage.setItem('visits', JSON.stringify({ [account]: visits }));
  fetch.mockClear();
  await reload();
  await waitFor(() => expect(callsOf(fetch, 'CustomersPage')).toHaveLength(1));

  Object.defineProperty(navigator, 'connection', {
    value: { saveData: true },
    configurable: true,
  });
  const idle = vi.fn((run: () => void) => run());
  vi.stubGlobal('requestIdleCallback', idle);
  fetch.mockClear();
  await reload();
  await visited(11);
  expect(idle).toHaveBeenCalled();
  expect(callsOf(fetch, 'CustomersPage')).toHaveLength(0);
  Reflect.deleteProperty(navigator, 'connection');
});
