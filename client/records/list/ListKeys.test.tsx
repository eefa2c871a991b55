import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';

const key = (name: string) =>
  act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: name }));

const focused = () => document.activeElement?.textContent;

it('cards and users are edited by the keyboard like rows', async () => {
  const { location, navigate } = await renderAt('/users', { as: 'ADMIN' });
  const edit = async (list: string, form: RegExp) => {
    await navigate(list);
    await screen.findByText(/^(Showing \d+|1 to \d+) of /);
    await key('j');
    await key('e');
    await waitFor(() => expect(location()).toMatch(form));
  };
  await edit('/users?gender=female', /^\/users\/\w+\/edit$/);
  await edit('/users?as=grid', /^\/users\/\w+\/edit$/);
  await edit('/produtos?as=grid', /^\/produtos\/\w+\/edit$/);
  await edit('/projects?as=cards', /^\/projects\/\w+\/edit$/);
});

it('a list is read, selected, searched and edited by the keyboard', async () => {
  const { location } = await renderAt('/clientes?text=doceria', { as: 'EDITOR' });
  const rows = await screen.findAllByRole('link', { name: /^Doceria/ });
  const names = rows.map(({ textContent }) => textContent);
  await key('j');
  expect(focused()).toBe(names[0]);
  await key('j');
  await key('k');
  await key('k');
  expect(focused()).toBe(names[0]);
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said()).toContain(`${rows.length} results`);
  await key('x');
  screen.getByText('1 selected');
  expect(said()).toContain(`1 of ${rows.length} selected`);
  await key('Escape');
  expect(screen.queryByText('1 selected')).toBe(null);

  await key('/');
  const search = screen.getByRole<HTMLInputElement>('searchbox');
  expect(document.activeElement).toBe(search);
  await key('j');
  expect(document.activeElement).toBe(search);

  await act(async () => search.blur());
  await key('k');
  expect(focused()).toBe(names.at(-1));
  await key('e');
  await waitFor(() => expect(location()).toMatch(/^\/clientes\/\w+\/edit$/));
});
