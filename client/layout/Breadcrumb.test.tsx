import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '../testing/renderAt.tsx';

it('the breadcrumb leads from home over the segments of the path to the page that stands', async () => {
  const { navigate } = await renderAt('/invoices/new', { as: 'SA' });
  expect(await crumbsOf('New invoice')).toEqual([
    ['Home', '/home'],
    ['Invoices', '/invoices'],
    ['New invoice', null],
  ]);
  await navigate('/material/table');
  expect(await crumbsOf('Table')).toEqual([
    ['Home', '/home'],
    ['Components', null],
    ['Table', null],
  ]);
  await navigate('/charts/echarts');
  expect(await crumbsOf('Charts')).toEqual([
    ['Home', '/home'],
    ['Charts', null],
  ]);
  await navigate('/chat/anyone');
  expect(await crumbsOf('Chat')).toEqual([
    ['Home', '/home'],
    ['Apps', null],
    ['Chat', null],
  ]);
  // The greeting is not a page's name.
  await navigate('/home');
  await screen.findByRole('heading', { level: 1, name: /^Hello/ });
  const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  breadcrumb.getByText('Home', { selector: '[aria-current=page]' });
  expect(document.title).toBe('Home · Retaguarda');
});

it.each([
  ['SA', '/home'],
  ['GUEST', '/clientes'],
] as const)('home of %s, by the breadcrumb and the logo, is %s', async (as, landing) => {
  const { navigate, location } = await renderAt('/invoices', { as });
  for (const name of ['Home', 'Retaguarda']) {
    await navigate('/invoices');
    await screen.findByRole('heading', { level: 1, name: 'Invoices' });
    const [link] = screen.getAllByRole('link', { name });
    await act(async () => link!.click());
    await waitFor(() => expect(location()).toBe(landing));
  }
});

/** Returns the text and the link of each part; null for one without a link. */
async function crumbsOf(title: string) {
  await screen.findByRole('heading', { level: 1, name: title });
  const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' });
  within(breadcrumb).getByText(title, { selector: '[aria-current=page]' });
  return [...breadcrumb.children]
    .filter((part) => part.matches('a, p'))
    .map((part) => [
      part.getAttribute('aria-label') ?? part.textContent,
      part.getAttribute('href'),
    ]);
}
