import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { newProduct } from '../../../gateway/testing/sample-products.ts';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { apollo } from '../../core/apollo.ts';
import { click, expectFocus, fill, press } from '../../testing/forms.ts';
import { addProducts, changeProduct, storedProducts } from '../../testing/products.ts';
import { leave } from '../../testing/person.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';
import { column, selectRow } from '../../testing/tables.ts';

const PRICE = 5;

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await startOwnGateway({ isEmpty: true });
  await addProducts(
    gateway,
    ['a', 'b', 'c'].map((id, index) => ({
      id,
      title: `Rádio ${id.toUpperCase()}`,
      sku: `RAD-${index + 1}`,
      price: 10 * (index + 1),
      cost: 5,
      totalUnit: index === 1 ? 4 : 50,
      imgUrl: index === 0 ? '/pictures/products/mouse.svg' : '',
    })),
  );
});

const cell = (name: RegExp) => screen.findByRole('button', { name });
const key = (name: string) =>
  act(async () => fireEvent.keyDown(document.activeElement!, { key: name }));
const type = (value: string) =>
  act(async () => fireEvent.change(document.activeElement!, { target: { value } }));
const paste = (text: string) =>
  act(async () =>
    fireEvent.paste(document.activeElement!, { clipboardData: { getData: () => text } }),
  );
const focusOn = async (name: RegExp) => {
  const element = await cell(name);
  act(() => element.focus());
};
const prices = async () => (await storedProducts(gateway)).map(({ price }) => price);

describe('a cell of the table', () => {
  it('is changed by keyboard: Enter goes down, Tab goes on, Escape gives up', async () => {
    await renderAt('/produtos', { as: 'EDITOR', gateway, language: 'pt-BR' });
    await focusOn(/^Preço de Rádio A: \$ 10,00$/);
    await key('F2');
    await type('1.234,5');
    await key('Enter');
    await cell(/^Preço de Rádio A: \$ 1.234,50$/);
    await expectFocus(cell(/^Preço de Rádio B/));
    await key('7');
    expect((document.activeElement as HTMLInputElement).value).toBe('7');
    await key('Escape');
    await expectFocus(cell(/^Preço de Rádio B: \$ 20,00$/));
    await key('7');
    await key('Tab');
    await expectFocus(cell(/^Estoque de Rádio B: 4 ?Baixo$/));
    await key('F2');
    await type('1,5');
    await key('Enter');
    await screen.findByText('Informe um número inteiro de 0 a 1.000.000');
    leave(document.activeElement as HTMLInputElement);
    const stays = await screen.findByRole<HTMLInputElement>('textbox', {
      name: /^Estoque de Rádio B/,
    });
    expect(stays.value).toBe('1,5');
    act(() => stays.focus());
    await type('60');
    await key('Tab');
    await expectFocus(screen.findByRole('switch', { name: 'Ativo de Rádio B:' }));
    await key('F2');
    await waitFor(async () =>
      expect((await storedProducts(gateway)).slice(0, 2)).toMatchObject([
        { price: 1234.5 },
        { price: 7, totalUnit: 60, isActive: false },
      ]),
    );
  });

  it('keeps what someone else changed beside it, and says when it was the same value', async () => {
    await renderAt('/produtos', { as: 'EDITOR', gateway });
    await focusOn(/^Price of Rádio A/);
    await changeProduct(gateway, { id: 'a', totalUnit: 3 });
    await key('5');
    await key('Enter');
    await cell(/^Stock of Rádio A: 3 ?Low$/);
    await cell(/^Price of Rádio A: \$ 5.00$/);
    await changeProduct(gateway, { id: 'b', price: 99 });
    await key('5');
    await key('Enter');
    await screen.findByText('Someone else changed it in the meantime.');
    await cell(/^Price of Rádio B: \$ 99.00$/);
    expect(await prices()).toEqual([5, 99, 30]);
    await screen.findByText('Rádio A: Price changed.');
    await press('Undo');
    await cell(/^Price of Rádio A: \$ 10.00$/);
    await cell(/^Stock of Rádio A: 3 ?Low$/);
    expect(await prices()).toEqual([10, 99, 30]);
  });

  it('is saved over what it was when the typing began, also when another value has come since', async () => {
    await renderAt('/produtos', { as: 'EDITOR', gateway });
    await focusOn(/^Price of Rádio A/);
    await key('5');
    await changeProduct(gateway, { id: 'a', price: 44 });
    await act(() => apollo.refetchQueries({ include: 'active' }));
    await key('Enter');
    await screen.findByText('Someone else changed it in the meantime.');
    expect((await prices())[0]).toBe(44);
  });

  it('is there to read for a guest', async () => {
    await renderAt('/produtos', { as: 'GUEST', gateway });
    await screen.findByRole('link', { name: 'Rádio A' });
    expect(screen.queryByRole('button', { name: /^Price of/ })).toBe(null);
    expect(screen.queryByRole('switch')).toBe(null);
    expect(screen.queryByRole('button', { name: 'Paste column' })).toBe(null);
    expect(column(PRICE - 1)).toEqual(['$ 10.00', '$ 20.00', '$ 30.00']);
  });

  it('stands beside a small picture that adds nothing to its name', async () => {
    await renderAt('/produtos', { as: 'GUEST', gateway });
    const pictureOf = (name: string) => screen.getByRole('link', { name }).querySelector('img');
    await screen.findByRole('link', { name: 'Rádio A' });
    expect(pictureOf('Rádio A')?.getAttribute('src')).toBe('/pictures/products/mouse.svg');
    expect(pictureOf('Rádio A')?.getAttribute('loading')).toBe('lazy');
    expect(pictureOf('Rádio B')).toBe(null);
  });
});

describe('a column that is pasted', () => {
  it('goes to the rows from the cell on, shows what will change, and is undone in one step', async () => {
    await renderAt('/produtos', { as: 'EDITOR', gateway });
    await focusOn(/^Price of Rádio A/);
    await paste('10\n21.5\nlots\n7\n');
    const dialog = await screen.findByRole('dialog', { name: 'Paste from a spreadsheet' });
    await within(dialog).findByText('1 will change. 2 can’t be used.');
    const rows = within(dialog).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Rádio A$ 10.00$ 10.00no change',
      'Rádio B$ 20.00$ 21.50',
      'Rádio C$ 30.00lotsis not a number',
      'Line 4$ 7.00no row left on this page',
    ]);
    await press('Change 1');
    await screen.findByText('1 product was changed.');
    await cell(/^Price of Rádio B: \$ 21.50$/);
    await press('Undo');
    await cell(/^Price of Rádio B: \$ 20.00$/);
    expect(await prices()).toEqual([10, 20, 30]);
  });

  it('with skus goes to these products, and says which rows were changed meanwhile', async () => {
    await renderAt('/produtos?text=radio+a', { as: 'EDITOR', gateway });
    await press('Paste column');
    await click('radio', 'Stock');
    await fill('Column', 'SKU\tStock\nRAD-3\t1,000\nRAD-2\t5\nNO-1\t5');
    await screen.findByText('2 will change. 1 can’t be used.');
    await changeProduct(gateway, { id: 'c', price: 31 });
    await press('Change 2');
    await screen.findByText('was changed by someone else');
    await fill('Column', 'RAD-3\t1,000\nRAD-2\t5');
    await screen.findByText('2 will change.');
    await press('Change 2');
    await screen.findByText('2 products were changed.');
    expect((await storedProducts(gateway)).map(({ totalUnit }) => totalUnit)).toEqual([
      50, 5, 1000,
    ]);
  });
});

describe('several products', () => {
  it('that match are changed and deleted in one step each, with one undo', async () => {
    await renderAt('/produtos?lowStock=no', { as: 'ADMIN', gateway });
    await screen.findByText('Showing 2 of 2');
    await click('checkbox', 'Select all rows on this page');
    await press('Change');
    const dialog = await screen.findByRole('dialog', { name: 'Change 2 products' });
    const choose = (label: string, value: string) =>
      act(async () =>
        fireEvent.change(within(dialog).getByLabelText(label), { target: { value } }),
      );
    await choose('Price', 'lowerPercent');
    await choose('By', '33.33');
    await choose('Active', 'false');
    await choose('Brand', 'Nova');
    await choose('Low-stock threshold', '7');
    await click('checkbox', 'Clear Cost');
    for (const own of ['Title', 'SKU', 'Description']) {
      expect(within(dialog).queryByLabelText(own)).toBe(null);
    }
    await act(async () =>
      fireEvent.click(within(dialog).getByRole('button', { name: 'Change all' })),
    );
    await screen.findByText('2 products changed.');
    expect(await prices()).toEqual([6.67, 20, 20]);
    const changed = { cost: null, brand: 'Nova', stockThreshold: 7, isActive: false };
    const own = { cost: 5, brand: newProduct.brand, stockThreshold: 10, isActive: true };
    expect(await storedProducts(gateway)).toMatchObject([changed, own, changed]);
    await press('Undo');
    await screen.findByText(/^Undone: /);
    expect(await prices()).toEqual([10, 20, 30]);
    expect(await storedProducts(gateway)).toMatchObject([own, own, own]);
    await selectRow(1);
    await press('Delete');
    await screen.findByText('1 product deleted.');
    await screen.findByText('Showing 1 of 1');
  });
});

it('shows the list as a grid, and keeps that in the address', async () => {
  const { location, reload } = await renderAt('/produtos?lowStock=yes', { as: 'GUEST', gateway });
  await click('radio', 'Grid');
  expect(location()).toBe('/produtos?lowStock=yes&as=grid');
  await reload();
  const list = await screen.findByRole('list');
  within(list).getByRole('link', { name: 'Rádio B' });
  within(list).getByText('Low');
  within(list).getByText('3 of 5');
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('table')).toBe(null);
  expect(screen.queryByRole('checkbox')).toBe(null);
});

it('puts the grid in order, and changes what is selected in it', async () => {
  const { location } = await renderAt('/produtos?as=grid', { as: 'ADMIN', gateway });
  await fill('Sort by', 'price-descending');
  expect(location()).toBe('/produtos?as=grid&sort=price&direction=descending');
  const titles = () => screen.getAllByRole('link', { name: /^Rádio/ }).map((it) => it.textContent);
  await waitFor(() => expect(titles()).toEqual(['Rádio C', 'Rádio B', 'Rádio A']));
  await click('checkbox', 'Select Rádio C');
  act(() => screen.getByRole('link', { name: 'Rádio C' }).focus());
  await key('ArrowDown');
  await key('x');
  await screen.findByText('2 selected');
  await press('Delete');
  await screen.findByText('2 products deleted.');
  await screen.findByText('Showing 1 of 1');
  expect(titles()).toEqual(['Rádio A']);
});
