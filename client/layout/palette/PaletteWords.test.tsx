import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';

it.each([
  ['en', '/projects', 'nova fatura', 'New invoice'],
  ['en', '/projects', 'fatura new', 'New invoice'],
  ['en', '/invoices', 'nova fatura', 'New invoice'],
  ['en', '/projects', 'api key', 'API keys'],
  ['en', '/projects', 'chave', 'API keys'],
  ['en', '/projects', 'new message', 'New message'],
  ['en', '/inbox', 'new message', 'New message'],
  ['en', '/projects', 'new card', 'New card'],
  ['en', '/clientes', 'novo evento', 'New event'],
  ['en', '/calendar', 'new event', 'New event'],
  ['en', '/clientes', 'novo projeto', 'New project'],
  ['en', '/clientes', 'motivo', 'New reason for losing'],
  ['en', '/todo', 'new to-do', 'New to-do'],
  ['en', '/projects', 'customers', 'Clientes'],
  ['en', '/projects', 'deals', 'Vendas'],
  ['en', '/projects', 'todo', 'To-do'],
  ['en', '/projects', 'perfil', 'Profile'],
  ['pt-BR', '/projects', 'profile', 'Perfil'],
  ['en', '/clientes', 'novo quadro', 'New board'],
  ['pt-BR', '/projects', 'products', 'Produtos'],
  ['pt-BR', '/projects', 'new invoice', 'Nova fatura'],
  ['pt-BR', '/projects', 'api key', 'Chaves de API'],
  ['pt-BR', '/projects', 'senha', 'Perfil'],
  ['en', '/projects', 'password', 'Profile'],
  ['pt-BR', '/projects', 'atalhos', 'Atalhos'],
  ['en', '/projects', 'shortcuts', 'Shortcuts'],
  ['en', '/projects', 'teclado', 'Shortcuts'],
  ['pt-BR', '/projects', 'convidar', 'Convites'],
  ['en', '/projects', 'invite', 'Invitations'],
  ['pt-BR', '/projects', 'idioma', 'Mudar para English'],
  ['en', '/projects', 'language', 'Change to Português (Brasil)'],
  ['pt-BR', '/projects', 'logout', 'Sair'],
  ['en', '/projects', 'sair', 'Sign out'],
] as const)('%s at %s: "%s" finds %s, once', async (language, path, typed, name) => {
  await renderAt(path, { as: 'ADMIN', language });
  await screen.findByRole('heading', { level: 1 });
  const open = { en: 'Search', 'pt-BR': 'Buscar' }[language];
  await press(open);
  const palette = within(await screen.findByRole('dialog', { name: /^(Search|Buscar) p/ }));
  const field = await palette.findByPlaceholderText(/here|aqui/);
  await act(async () => fireEvent.change(field, { target: { value: typed } }));
  await waitFor(() => expect(palette.getAllByRole('button', { name })).toHaveLength(1));
});

it.each([
  ['New message', '/inbox?compose=new'],
  ['New event', '/calendar?new=now'],
  ['API keys', '/profile#api-keys'],
])('%s leads from elsewhere to %s', async (name, address) => {
  const { location } = await renderAt('/projects', { as: 'ADMIN' });
  await screen.findByRole('heading', { level: 1 });
  await press('Search');
  const palette = within(await screen.findByRole('dialog', { name: /^Search/ }));
  const choice = await palette.findByRole('button', { name });
  await act(async () => fireEvent.click(choice));
  await waitFor(() => expect(location()).toBe(address.split('#')[0]));
});

it('a new card is begun on a board, with its field ready to type in', async () => {
  const { location } = await renderAt('/projects', { as: 'EDITOR' });
  await screen.findByRole('heading', { level: 1 });
  await press('Search');
  const palette = within(await screen.findByRole('dialog', { name: /^Search/ }));
  const choice = await palette.findByRole('button', { name: 'New card' });
  await act(async () => fireEvent.click(choice));
  await waitFor(() => expect(location()).toMatch(/^\/boards\/[^/?]+$/));
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('New card'));
});

it('a new board is begun in its field, where what was typed before stands', async () => {
  const { navigate, location } = await renderAt('/boards', { as: 'EDITOR' });
  await fill('New board title', 'Obras');
  await navigate('/projects');
  await screen.findByRole('heading', { level: 1, name: 'Projects' });
  await press('Search');
  const palette = within(await screen.findByRole('dialog', { name: /^Search/ }));
  const choice = await palette.findByRole('button', { name: 'New board' });
  await act(async () => fireEvent.click(choice));
  await waitFor(() => expect(location()).toBe('/boards?new=board'));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'New board title' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.value).toBe('Obras');
});
