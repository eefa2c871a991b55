import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { click, editInPlace, follow, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';
import { column, heads } from '../../testing/tables.ts';

const PAYMENT = ['Open', 'Due date', 'Payment'];
const isChecked = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;

describe('the columns of a list', () => {
  it('are hidden, shown and put in order, which stands in the URL', async () => {
    const { location } = await renderAt('/invoices?last=1', { as: 'GUEST' });
    await press('Columns and density');
    expect(heads()).toEqual(['Number', 'Date', 'Buyer', 'Status', 'Total', ...PAYMENT]);

    await click('checkbox', 'Date');
    await waitFor(() =>
      expect(heads()).toEqual(['Number', 'Buyer', 'Status', 'Total', ...PAYMENT]),
    );
    expect(location()).toBe(
      '/invoices?last=1&columns=orderNo%2Cbuyer%2Cstatus%2Ctotal%2CopenAmount%2CdueDay%2CpaymentState',
    );

    await press('Move Number down');
    await waitFor(() =>
      expect(heads()).toEqual(['Buyer', 'Number', 'Status', 'Total', ...PAYMENT]),
    );
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Number down' }));
    await press('Move Total up');
    await waitFor(() =>
      expect(heads()).toEqual(['Buyer', 'Number', 'Total', 'Status', ...PAYMENT]),
    );

    await click('checkbox', 'Date');
    await waitFor(() => expect(heads().at(-1)).toBe('Date'));
    await press('Reset columns');
    await waitFor(() =>
      expect(heads()).toEqual(['Number', 'Date', 'Buyer', 'Status', 'Total', ...PAYMENT]),
    );
    expect(location()).toBe('/invoices?last=1');
  });

  it('are what a link says, and the name is always one of them', async () => {
    const { location } = await renderAt('/invoices?columns=buyer,secret&density=compact', {
      as: 'GUEST',
    });
    await waitFor(() => expect(heads()).toEqual(['Number', 'Buyer']));
    await press('Columns and density');
    expect(
      (await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Number' })).disabled,
    ).toBe(true);
    expect(isChecked('Date')).toBe(false);
    await click('radio', 'Comfortable');
    await waitFor(() => expect(location()).toBe('/invoices?columns=buyer%2Csecret'));
  });

  it('are remembered with the density, and a view has its own', async () => {
    const { navigate, location } = await renderAt('/invoices', { as: 'EDITOR' });
    await press('Columns and density');
    await click('checkbox', 'Date');
    await click('radio', 'Compact');
    await waitFor(() => expect(location()).toContain('density=compact'));
    await navigate('/invoices?status=pending');
    await waitFor(() =>
      expect(heads()).toEqual(['Number', 'Buyer', 'Status', 'Total', ...PAYMENT]),
    );
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Compact' }).checked).toBe(true);
    await navigate('/invoices?columns=total');
    await waitFor(() => expect(heads()).toEqual(['Number', 'Total']));
    await navigate('/invoices?view=someone');
    await waitFor(() => expect(heads()).toContain('Date'));
    await navigate('/boards');
    await waitFor(() => expect(heads()).toEqual(['Title', 'Columns', 'Members']));
  });

  it('get wider and narrower by the keys at their edges, and are pinned up to one', async () => {
    const { location } = await renderAt('/invoices?widths=orderNo.900', { as: 'GUEST' });
    const edge = await screen.findByRole('separator', { name: 'Width of Date' });
    const valueOf = (each: HTMLElement) => each.getAttribute('aria-valuenow');
    expect(valueOf(screen.getByRole('separator', { name: 'Width of Number' }))).toBe('800');
    fireEvent.keyDown(edge, { key: 'ArrowRight' });
    await waitFor(() => expect(location()).toBe('/invoices?widths=orderNo.800%2Cdate.60'));
    fireEvent.keyDown(edge, { key: 'ArrowRight' });
    await waitFor(() => expect(valueOf(edge)).toBe('76'));

    await press('Columns and density');
    await press('Pin columns up to Buyer');
    await waitFor(() => expect(location()).toContain('pinned=3'));
    const cells = within(screen.getByRole('table')).getAllByRole('row')[1]!;
    const isPinned = (cell: Element) => cell.getAttribute('data-pinned') === 'left';
    await waitFor(() => expect([...cells.children].findLastIndex(isPinned)).toBe(2));
    await press('Pin columns up to Date');
    await waitFor(() => expect(location()).toContain('pinned=1'));
    await press('Reset columns');
    await waitFor(() => expect(location()).toBe('/invoices'));
  });

  it('are those of the account in another browser too', async () => {
    const { navigate, reload, gateway, token } = await renderAs('EDITOR');
    await press('Columns and density');
    await click('checkbox', 'Date');
    await waitFor(async () => {
      const { data } = await gateway.graphql('{ listLooks { list } }', {}, token);
      expect(data?.listLooks).toEqual([{ list: 'invoices' }]);
    });
    localStorage.removeItem('listLooks');
    window.dispatchEvent(new StorageEvent('storage', { key: 'listLooks' }));
    await navigate('/invoices');
    await waitFor(() => expect(heads()).toContain('Date'));
    await reload();
    await waitFor(() =>
      expect(heads()).toEqual(['Number', 'Buyer', 'Status', 'Total', ...PAYMENT]),
    );
  });
});

async function renderAs(role: 'EDITOR') {
  const gateway = await startOwnGateway();
  const token = await gateway.tokenFor(role);
  return { ...(await renderAt('/invoices', { gateway, token })), token };
}

describe('the rows of a list', () => {
  it('lead to their record by its name, wherever its column stands', async () => {
    const columns = 'isActive,price,totalUnit,sku,title';
    await renderAt(`/produtos?columns=${columns}`, { as: 'EDITOR' });
    await waitFor(() => expect(heads().at(-1)).toMatch(/^Title/));
    const table = within(screen.getByRole('table'));
    const links = table.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(column(5));
    expect(links.every((link) => !link.querySelector('button, input'))).toBe(true);
    expect(table.queryByText('null')).toBe(null);
    const boxes = table.getAllByRole('checkbox', { name: /^Select (?!all )/ });
    const labels = boxes.map((box) => box.getAttribute('aria-label'));
    expect(labels).toEqual(column(5).map((title) => `Select ${title}`));
  });

  it('are selected by their name in Portuguese too', async () => {
    await renderAt('/invoices', { as: 'EDITOR', language: 'pt-BR' });
    await screen.findByRole('table');
    const [number] = column(1);
    screen.getByRole('checkbox', { name: `Selecionar ${number}` });
  });

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

  it('are shown beside the list, one after the other, and opened from there', async () => {
    const { location } = await renderAt('/clientes?text=doceria', { as: 'GUEST' });
    const links = await screen.findAllByRole('link', { name: /^Doceria/ });
    const ids = links.map((link) => link.getAttribute('href')!.split('/').at(-1));
    const keyDown = (key: string) =>
      act(async () => fireEvent.keyDown(document.activeElement!, { key }));
    const shows = async (name: string) => {
      const panel = await screen.findByRole('complementary');
      await within(panel).findByRole('heading', { name });
    };
    act(() => links[0]!.focus());
    await keyDown(' ');
    await shows(links[0]!.textContent);
    expect(location()).toBe(`/clientes?text=doceria&peek=${ids[0]}`);
    await keyDown('j');
    await shows(links[1]!.textContent);
    expect(location()).toBe(`/clientes?text=doceria&peek=${ids[1]}`);
    expect(links[1]!.getAttribute('aria-current')).toBe('true');
    await keyDown('Escape');
    await waitFor(() => expect(screen.queryByRole('complementary')).toBe(null));
    expect(document.activeElement).toBe(links[1]);

    await press(`Preview ${links[0]!.textContent}`);
    await shows(links[0]!.textContent);
    await follow('Open');
    await screen.findByRole('heading', { level: 1, name: links[0]!.textContent });
  });

  it('lead to a record that leads to its neighbours, and back to the list as it was', async () => {
    const list = '/clientes?text=doceria&sort=city&direction=ascending';
    const { location, navigate } = await renderAt(list, { as: 'EDITOR' });
    await screen.findByRole('table');
    const names = column(1) as string[];
    const last = names.length;
    const isAt = async (place: number) => {
      await screen.findByRole('heading', { level: 1, name: names[place - 1]! });
      await screen.findByText(`${place} of ${last}`);
    };
    const keyDown = (key: string) =>
      act(async () => fireEvent.keyDown(document.activeElement!, { key }));
    await follow(names[last - 2]!);
    await isAt(last - 1);
    await keyDown('j');
    await isAt(last);
    const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next record' });
    expect(next.disabled).toBe(true);
    await keyDown('k');
    await isAt(last - 1);
    await editInPlace('Email', 'a@b.example', 'k');
    await isAt(last - 1);
    await press('Previous record');
    await isAt(last - 2);
    // The steps are quicker than the pages load.
    await act(async () => {
      for (const key of ['j', 'j', 'k', 'k']) fireEvent.keyDown(document.body, { key });
    });
    await isAt(last - 2);
    await press('Next record');
    await isAt(last - 1);
    act(() => screen.getByRole('button', { name: 'Previous record' }).focus());
    await press('Previous record');
    await isAt(last - 2);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Previous record' }));

    const page = location();
    const ways = screen.getAllByRole('link', { name: 'Clientes' });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/clientes', list, list]);
    await act(async () => ways.at(-1)!.click());
    await waitFor(() => expect(column(1)).toEqual(names));
    expect(location()).toBe(list);

    await navigate(page);
    await screen.findByRole('heading', { level: 1, name: names[last - 3]! });
    await keyDown('j');
    expect(screen.queryByRole('button', { name: 'Next record' })).toBe(null);
    expect(location()).toBe(page);
  });
});
