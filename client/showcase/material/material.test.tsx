import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { languages } from '../../core/settings.ts';
import { catalogueTexts } from '../../testing/catalogues.ts';
import { click, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { showcaseId, showcasePages, showcasePath } from '../showcase.pages.ts';

const pages = showcasePages.filter(({ section }) => section === 'material');

const example = async (title: string) => within(await screen.findByRole('region', { name: title }));

describe.each(languages)('the components in %s', (language) => {
  it('are shown by at least four examples each, with every word and no key', async () => {
    const { navigate } = await renderAt('/invoices', { as: 'GUEST', language });
    const texts = catalogueTexts(language);
    for (const page of pages) {
      await navigate(showcasePath(page));
      await screen.findByRole('heading', {
        level: 1,
        name: texts.get(`showcase:pages.${showcaseId(page)}`)!,
      });
      await waitFor(() => expect(screen.queryByRole('status', { name: /…$/ })).toBe(null));
      const shown = screen
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent);
      const titles = [...texts]
        .filter(([key]) => new RegExp(`^${showcaseId(page)}:examples\\.\\w+\\.title$`).test(key))
        .map(([, title]) => title);
      expect(titles.length).toBeGreaterThanOrEqual(4);
      expect(shown).toEqual([...titles, texts.get('showcase:onThisPage')]);
      expect(document.body.textContent).not.toMatch(/examples\.|showcase:|\{\{/);
      expect(screen.queryByRole('alert')).toBe(null);
    }
  });
});

describe('an amount in an example', () => {
  it('is read as it is written', async () => {
    await renderAt('/material/form', { as: 'GUEST' });
    const items = await example('Line items');
    const price = items.getByRole('textbox', { name: 'Price of item 2' });
    await act(async () => fireEvent.change(price, { target: { value: 'R$ 1.234,56' } }));
    await act(async () => fireEvent.blur(price));
    items.getByText('Total: R$ 2,718.12');
  });
});

describe('an example over the gateway’s data', () => {
  it('sorts a table there', async () => {
    await renderAt('/material/table', { as: 'GUEST' });
    const sorting = await example('Sorting');
    await sorting.findByRole('table');
    const prices = () =>
      sorting
        .getAllByRole('row')
        .slice(1)
        .map((row) =>
          Number(within(row).getAllByRole('cell')[1]!.textContent.replace(/[^\d]/g, '')),
        );
    expect(prices()).toEqual(prices().toSorted((one, other) => other - one));
    sorting.getByRole('cell', { name: /^\$\s4,299\.00$/ });
    const dearest = prices()[0]!;
    await act(async () =>
      sorting.getByRole('button', { name: 'Price, sorted descending' }).click(),
    );
    await waitFor(() => expect(prices()[0]).toBeLessThan(dearest));
    expect(prices()).toEqual(prices().toSorted((one, other) => one - other));
  });

  it('counts the stock page by page', async () => {
    const { fetch } = await renderAt('/material/progress', { as: 'GUEST' });
    await press('Count stock');
    const task = await example('Running task');
    await task.findByText(/^(\d+) of \1 products, stock worth \$ [\d,]+\.\d\d$/);
    const questions = fetch.mock.calls.filter(([url]) => url === '/graphql');
    expect(questions.length).toBeGreaterThan(3);
  });

  it('finds a customer as one types', async () => {
    await renderAt('/material/autocomplete', { as: 'GUEST' });
    const field = await screen.findByLabelText('Customer', { selector: 'input' });
    await act(async () => field.focus());
    await act(async () => fireEvent.change(field, { target: { value: 'zzzz' } }));
    await screen.findByText('No customers found');
    await act(async () => fireEvent.change(field, { target: { value: 'ma' } }));
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(1));
  });

  it('that cannot be read fails alone and comes by a retry', async () => {
    let isDown = true;
    await renderAt('/material/table', {
      as: 'GUEST',
      network: (send) => (input, init) =>
        isDown && input === '/graphql' && (init?.body as string).includes('PagedTable')
          ? Promise.reject(new TypeError('Failed to fetch'))
          : send(input, init),
    });
    const paging = await example('Pagination');
    await paging.findByRole('alert');
    await (await example('Selection')).findByRole('table');
    isDown = false;
    await press('Try again');
    await paging.findByRole('table');
  });
});

describe('the example', () => {
  it('of a form goes to the first field that is wrong', async () => {
    await renderAt('/material/form', { as: 'GUEST' });
    await press('Create account');
    const form = await example('Validation');
    form.getByText('Enter your name');
    form.getByText('Use at least eight characters');
    expect(document.activeElement).toBe(form.getByRole('textbox', { name: /^Name/ }));
  });

  it('of a confirmation puts the focus on the safe answer', async () => {
    await renderAt('/material/dialog', { as: 'GUEST' });
    await press('Close month');
    const dialog = within(await screen.findByRole('dialog', { name: /permanently/ }));
    await waitFor(() =>
      expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancel' })),
    );
    await press('Close March');
    await screen.findByText('March closed.');
  });

  it('of a panel that slides up is left by a choice', async () => {
    await renderAt('/material/dialog', { as: 'GUEST' });
    await press('Share catalog');
    await screen.findByRole('dialog', { name: 'Share catalog' });
    await press('Send by email');
    await screen.findByText('Selected: Send by email');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  });

  it('of a switch takes back what is refused', async () => {
    await renderAt('/material/switch', { as: 'GUEST' });
    const label = 'Accept orders on account';
    const box = await screen.findByRole<HTMLInputElement>('switch', { name: label });
    await click('switch', label);
    await waitFor(() => expect(box.checked).toBe(true));
    const saved = await example('Optimistic save');
    await saved.findByText('Saved.');
    await click('switch', label);
    expect(box.checked).toBe(false);
    await screen.findByRole('alert');
    await waitFor(() => expect(box.checked).toBe(true));
  });

  it('of a notification brings back what was deleted', async () => {
    await renderAt('/material/snackbar', { as: 'GUEST' });
    await press('Delete note');
    await screen.findByText('No notes.');
    await press('Undo');
    await screen.findByText(/Call Dona Lurdes/);
  });

  it('of icons finds one and copies its name', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await renderAt('/material/icons', { as: 'GUEST' });
    const search = await screen.findByLabelText('Search icons');
    await act(async () => fireEvent.change(search, { target: { value: 'truck' } }));
    expect(screen.getAllByRole('button', { name: /^Copy Icon/ })).toHaveLength(1);
    await press('Copy IconTruckDelivery');
    expect(copied).toHaveBeenCalledWith('IconTruckDelivery');
  });
});
