import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';

/** The typed texts and the names that they find, by language and page; consecutive texts find different names. */
it.each([
  {
    language: 'en',
    path: '/projects',
    found: [
      ['nova fatura', 'New invoice'],
      ['api key', 'API keys'],
      ['fatura new', 'New invoice'],
      ['chave', 'API keys'],
      ['new message', 'New message'],
      ['new card', 'New card'],
      ['customers', 'Clientes'],
      ['deals', 'Vendas'],
      ['todo', 'To-do'],
      ['perfil', 'Profile'],
      ['shortcuts', 'Keyboard shortcuts'],
      ['password', 'Profile'],
      ['teclado', 'Keyboard shortcuts'],
      ['bill', 'New invoice'],
      ['nota fiscal', 'New invoice'],
      ['client', 'New customer'],
      ['reunião', 'New event'],
      ['invite', 'Invitations'],
      ['language', 'Change to Português (Brasil)'],
      ['sair', 'Sign out'],
    ],
  },
  {
    language: 'en',
    path: '/invoices',
    found: [['nova fatura', 'New invoice']],
  },
  {
    language: 'en',
    path: '/inbox',
    found: [['new message', 'New message']],
  },
  {
    language: 'en',
    path: '/clientes',
    found: [
      ['novo evento', 'New event'],
      ['novo projeto', 'New project'],
      ['motivo', 'New loss reason'],
      ['novo quadro', 'New board'],
    ],
  },
  {
    language: 'en',
    path: '/calendar',
    found: [['new event', 'New event']],
  },
  {
    language: 'en',
    path: '/todo',
    found: [['new to-do', 'New to-do']],
  },
  {
    language: 'pt-BR',
    path: '/projects',
    found: [
      ['profile', 'Perfil'],
      ['products', 'Produtos'],
      ['new invoice', 'Nova fatura'],
      ['api key', 'Chaves de API'],
      ['senha', 'Perfil'],
      ['atalhos', 'Atalhos do teclado'],
      ['convidar', 'Convites'],
      ['idioma', 'Mudar para English'],
      ['logout', 'Sair'],
    ],
  },
] as const)('$language at $path: what is typed finds what it means, once', async (given) => {
  await renderAt(given.path, { as: 'ADMIN', language: given.language });
  await screen.findByRole('heading', { level: 1 });
  const open = { en: 'Search', 'pt-BR': 'Buscar' }[given.language];
  await press(open);
  const palette = within(await screen.findByRole('dialog', { name: /^(Search|Buscar) p/ }));
  const field = await palette.findByPlaceholderText(/here|aqui/);
  for (const [typed, name] of given.found) {
    await act(async () => fireEvent.change(field, { target: { value: typed } }));
    await waitFor(() => expect(palette.getAllByRole('button', { name }), typed).toHaveLength(1));
  }
});

it('an action leads from elsewhere to its page', async () => {
  const { location, navigate } = await renderAt('/projects', { as: 'ADMIN' });
  for (const [name, address] of [
    ['New message', '/inbox?compose=new'],
    ['New event', '/calendar?new=now'],
    ['API keys', '/profile#api-keys'],
  ] as const) {
    await screen.findByRole('heading', { level: 1, name: 'Projects' });
    await press('Search');
    const palette = within(await screen.findByRole('dialog', { name: /^Search/ }));
    const choice = await palette.findByRole('button', { name });
    await act(async () => fireEvent.click(choice));
    await waitFor(() => expect(location()).toBe(address.split('#')[0]));
    await navigate('/projects');
  }
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
