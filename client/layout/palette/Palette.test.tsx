import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { press } from '../../testing/forms.ts';
import { addInvoices, storedInvoice } from '../../testing/invoices.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

let gateway: TestGateway;
let id: string;

beforeEach(async () => {
  gateway = await startOwnGateway({ isEmpty: true });
  await addInvoices(gateway, [{ orderNo: 'A-1', status: 'pending' }]);
  ({ id } = (await storedInvoice(gateway, 'A-1'))!);
});

/** Opens the palette; answers the options' names. */
async function offered() {
  await press('Search');
  await screen.findByPlaceholderText('Search here...');
  const palette = screen.getByRole('dialog', { name: 'Search pages, actions and records' });
  await within(palette).findByRole('button', { name: 'Sign out' });
  return within(palette)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
}

async function choose(name: string | RegExp) {
  const palette = screen.getByRole('dialog', { name: 'Search pages, actions and records' });
  const choice = await within(palette).findByRole('button', { name });
  await act(async () => fireEvent.click(choice));
}

describe('the palette', () => {
  it('keeps what is typed while it opens', async () => {
    await renderAt('/invoices', { as: 'GUEST', gateway });
    fireEvent.click(await screen.findByRole('button', { name: 'Search' }));
    for (const key of 'clienx') fireEvent.keyDown(document.body, { key });
    fireEvent.keyDown(document.body, { key: 'Backspace' });
    const search = await screen.findByPlaceholderText<HTMLInputElement>('Search here...');
    await waitFor(() => expect(document.activeElement).toBe(search));
    expect(search.value).toBe('clien');
  });

  it('finds a page by its name in either language', async () => {
    await renderAt('/invoices', { as: 'GUEST', gateway });
    await offered();
    const search = screen.getByPlaceholderText('Search here...');
    const palette = within(screen.getByRole('dialog', { name: /^Search pages/ }));
    for (const typed of ['to-do', 'tarefas']) {
      fireEvent.change(search, { target: { value: typed } });
      await palette.findByRole('button', { name: 'To-do' });
      expect(palette.queryByRole('button', { name: 'Calendar' })).toBe(null);
    }
  });

  it('offers what the buttons of the page do, and undoes what one did last', async () => {
    const token = await gateway.tokenFor('EDITOR');
    const change = `mutation { updateInvoice(input: { id: "${id}", status: processing }) { invoice { id } } }`;
    expect((await gateway.graphql(change, {}, token)).errors).toBeUndefined();
    const { location } = await renderAt(`/invoices/${id}`, { token, gateway });
    await screen.findByRole('button', { name: 'More actions' });
    const here = await offered();
    expect(here).toEqual(expect.arrayContaining(['Print', 'Duplicate', 'Edit']));
    expect(here).not.toContain('Delete');

    await choose('Undo: changed invoice A-1');
    await screen.findByText(/^Undone: /);
    expect((await storedInvoice(gateway, 'A-1'))?.status).toBe('pending');

    await offered();
    await choose('Edit');
    await screen.findByRole('link', { name: 'Back to invoice' });
    expect(location()).toBe(`/invoices/${id}/edit`);
    expect(await offered()).not.toContain('Duplicate');
  });

  it('offers on a list what the role may do there, and the page that was chosen last first', async () => {
    await renderAt('/invoices', { as: 'GUEST', gateway });
    await screen.findByRole('button', { name: 'Export as CSV' });
    const first = await offered();
    expect(first).toContain('Export as CSV');
    expect(first).not.toContain('New invoice');
    expect(first.indexOf('Calendar')).toBeGreaterThan(first.indexOf('Clientes'));
    await choose('Calendar');
    await screen.findByRole('heading', { name: 'Calendar', level: 1 });
    const then = await offered();
    expect(then.indexOf('Calendar')).toBeLessThan(then.indexOf('Clientes'));
    expect(then).not.toContain('Export as CSV');
  });

  it('knows the settings and the pages for developers', async () => {
    await renderAt('/profile', { as: 'GUEST', gateway });
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
    expect(await offered()).toEqual(
      expect.arrayContaining(['Settings', 'GraphQL playground', 'REST API']),
    );
  });
});
