import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '../testing/renderAt.tsx';

it('the breadcrumb leads from home over the pages above to the heading', async () => {
  const { navigate } = await renderAt('/invoices/new', { as: 'SA' });
  expect(await crumbsOf('New invoice')).toEqual([
    ['Home', '/home'],
    ['Invoices', '/invoices'],
  ]);
  await navigate('/projects/new');
  expect(await crumbsOf('New project')).toEqual([
    ['Home', '/home'],
    ['Projects', '/projects'],
  ]);
});

it('a page that the menu names has none, and a greeting is not its name', async () => {
  const { navigate } = await renderAt('/charts/echarts', { as: 'SA' });
  for (const [path, title] of [
    ['/charts/echarts', 'Charts'],
    ['/material/table', 'Table'],
    ['/chat/anyone', 'Chat'],
    ['/home', /^Good/],
  ] as const) {
    await navigate(path);
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBe(null);
  }
  expect(document.title).toBe('Home · Retaguarda');
});

it.each([
  ['SA', '/home'],
  ['EDITOR', '/today'],
] as const)('home of %s, by the breadcrumb and the logo, is %s', async (as, landing) => {
  const { navigate, location } = await renderAt('/invoices/new', { as });
  for (const name of ['Home', 'Retaguarda']) {
    await navigate('/invoices/new');
    await screen.findByRole('navigation', { name: 'Breadcrumb' });
    const [link] = screen.getAllByRole('link', { name });
    await act(async () => link!.click());
    await waitFor(() => expect(location()).toBe(landing));
  }
});

/** Returns the text and the address of each link. */
async function crumbsOf(title: string) {
  await screen.findByRole('heading', { level: 1, name: title });
  const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' });
  const links = within(breadcrumb).getAllByRole('link');
  return links.map((link) => [
    link.getAttribute('aria-label') ?? link.textContent,
    link.getAttribute('href'),
  ]);
}
