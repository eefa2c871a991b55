import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { click, press } from '../testing/forms.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { column, heads } from '../testing/tables.ts';

const isChecked = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;

describe('the columns of a list', () => {
  it('are hidden, shown and put in order, which stands in the URL', async () => {
    const { location } = await renderAt('/invoices?last=1', { as: 'GUEST' });
    await press('Columns and density');
    expect(heads()).toEqual(['Number', 'Date', 'Buyer', 'Status', 'Total']);

    await click('checkbox', 'Date');
    await waitFor(() => expect(heads()).toEqual(['Number', 'Buyer', 'Status', 'Total']));
    expect(location()).toBe('/invoices?last=1&columns=orderNo%2Cbuyer%2Cstatus%2Ctotal');

    await press('Move Number down');
    await waitFor(() => expect(heads()).toEqual(['Buyer', 'Number', 'Status', 'Total']));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Number down' }));
    await press('Move Total up');
    await waitFor(() => expect(heads()).toEqual(['Buyer', 'Number', 'Total', 'Status']));

    await click('checkbox', 'Date');
    await waitFor(() => expect(heads().at(-1)).toBe('Date'));
    await press('Usual columns');
    await waitFor(() => expect(heads()).toEqual(['Number', 'Date', 'Buyer', 'Status', 'Total']));
    expect(location()).toBe('/invoices?last=1');
  });

  it('are what a link says, one at least, and the first one leads to the record', async () => {
    const { location } = await renderAt('/invoices?columns=buyer,secret&density=compact', {
      as: 'GUEST',
    });
    await waitFor(() => expect(heads()).toEqual(['Buyer']));
    const [link] = screen.getAllByRole('link', { name: column(0)[0]! });
    expect(link?.getAttribute('href')).toMatch(/^\/invoices\/\w+$/);
    await press('Columns and density');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Buyer' }).disabled).toBe(true);
    expect(isChecked('Date')).toBe(false);
    await click('radio', 'Comfortable');
    await waitFor(() => expect(location()).toBe('/invoices?columns=buyer%2Csecret'));
  });
});

describe('the rows of a list', () => {
  it('are gone through by arrow keys', async () => {
    await renderAt('/invoices', { as: 'GUEST' });
    const [first, second] = await screen.findAllByRole('link', { name: /^INV-/ });
    act(() => first!.focus());
    const keyDown = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
    keyDown('ArrowDown');
    expect(document.activeElement).toBe(second);
    keyDown('ArrowUp');
    keyDown('ArrowUp');
    expect(document.activeElement).toBe(first);
    keyDown('x');
    expect(screen.queryByRole('group', { name: 'Selection' })).toBe(null);
  });
});
