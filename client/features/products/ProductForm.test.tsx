import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import {
  chooseAction,
  click,
  editInPlace,
  fill,
  follow,
  press,
  valueOf,
} from '../../testing/forms.ts';
import { callsOf } from '../../testing/callsOf.ts';
import { addInvoices } from '../../testing/invoices.ts';
import { addProducts, changeProduct, storedProducts } from '../../testing/products.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';
import { uploadsReach } from '../../testing/uploads.ts';

const PNG = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (sign) => sign.charCodeAt(0),
);

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await startOwnGateway({ isEmpty: true });
  await addProducts(gateway, [
    { id: 'radio', title: 'Rádio Sereno', sku: 'RAD-1', totalUnit: 9, description: 'De pilha.' },
  ]);
});

describe('the form of a product', () => {
  it('makes one with a picture, its words and a suggested brand, and says when its sku is taken', async () => {
    const { location } = await renderAt('/produtos', { as: 'EDITOR', gateway });
    uploadsReach(gateway);
    await follow('New product');
    await fill(/^Title/, 'Vitrola Ímpar');
    await fill(/^Price/, '349.90');
    await fill(/^Cost/, '209.94');
    screen.getByText('$ 139.96 (40.0%)');
    await fill('Rating', '5');
    await act(async () => screen.getByLabelText(/^Brand/, { selector: 'input' }).focus());
    await click('option', 'Sereno');
    await fill('SKU', 'RAD-1');
    await screen.findByText('This SKU is taken.');
    await fill('SKU', 'VIT-1');
    await screen.findByText('This SKU is free.');
    await screen.findByText(/^Up to/);
    const file = new File([PNG], 'vitrola.png', { type: 'image/png' });
    const area = screen.getByRole('group', { name: 'Upload files' });
    await act(async () => fireEvent.drop(area, { dataTransfer: { files: [file] } }));
    await screen.findByRole('img', { name: 'Picture preview' });
    expect(screen.queryByText('vitrola.png')).toBe(null);
    await fill('Picture description', 'Uma vitrola vermelha');
    await press('Create product');
    await screen.findByText('Vitrola Ímpar was created.');
    const [, made] = await storedProducts(gateway);
    expect(made).toMatchObject({ title: 'Vitrola Ímpar', sku: 'VIT-1', price: 349.9 });
    expect(made!.imgUrl).toMatch(/^\/files\//);
    await waitFor(() => expect(location()).toBe(`/produtos/${made!.id}`));
    await screen.findByRole('img', { name: 'Uma vitrola vermelha' });
    screen.getByText('5 of 5');
    screen.getByText('$ 139.96 (40.0%)');
  });

  it('is not saved without a picture that is on its way', async () => {
    let arrive = (): void => undefined;
    uploadsReach(gateway, new Promise((resolve) => (arrive = resolve)));
    await renderAt('/produtos/radio/edit', { as: 'EDITOR', gateway });
    await screen.findByText(/^Up to/);
    const file = new File([PNG], 'radio.png', { type: 'image/png' });
    const area = screen.getByRole('group', { name: 'Upload files' });
    await act(async () => fireEvent.drop(area, { dataTransfer: { files: [file] } }));
    await press('Save');
    const [problem] = await screen.findAllByText(/^Wait until every picture is uploaded/);
    expect(problem).toBeTruthy();
    await act(async () => arrive());
    await screen.findByRole('img', { name: 'Picture preview' });
    await press('Save');
    await screen.findByText(/ was saved\.$/);
    const [stored] = await storedProducts(gateway);
    expect(stored!.imgUrl).toMatch(/^\/files\//);
  });

  it('takes no file as a picture that is none', async () => {
    await renderAt('/produtos/new', { as: 'EDITOR', gateway });
    uploadsReach(gateway);
    await screen.findByText(/^Up to/);
    const file = new File(['%PDF-1.4'], 'manual.pdf', { type: 'application/pdf' });
    const area = screen.getByRole('group', { name: 'Upload files' });
    await act(async () => fireEvent.drop(area, { dataTransfer: { files: [file] } }));
    await screen.findByText('manual.pdf');
    screen.getByText('not sent: this file type is not accepted');
    expect(screen.queryByRole('img', { name: 'Picture preview' })).toBe(null);
  });

  it('has several pictures; a removed one comes back, and the next one takes the place of the first', async () => {
    const morePictures = ['/two.svg', '/three.svg'].map((url) => ({ url, alt: url.slice(1, 4) }));
    await changeProduct(gateway, { id: 'radio', imgUrl: '/one.svg', imgAlt: 'one', morePictures });
    await renderAt('/produtos/radio/edit', { as: 'EDITOR', gateway });
    const rows = async () => await screen.findAllByRole('listitem', { name: /^Picture \d/ });
    const shown = async () =>
      (await rows()).map((row) => within(row).getByRole('img').getAttribute('alt'));
    expect(await shown()).toEqual(['one', 'two', 'thr']);
    await press('Remove picture 2');
    expect(await shown()).toEqual(['one', 'thr']);
    await press('Undo');
    await waitFor(async () => expect(await shown()).toEqual(['one', 'two', 'thr']));
    await press('Remove picture 1');
    const first = within((await rows())[0]!);
    fireEvent.change(first.getByLabelText(/^Picture description/), { target: { value: 'Dois' } });
    await press('Save');
    await screen.findByText('Rádio Sereno was saved.');
    const pictures = within(await screen.findByRole('list', { name: 'Pictures' }));
    fireEvent.click(pictures.getByRole('button', { name: 'Picture 2 of 2 thr' }));
    screen.getByRole('img', { name: 'thr' });
    expect((await storedProducts(gateway))[0]).toMatchObject({ imgUrl: '/two.svg' });
  });

  it('saves what only I changed beside what someone else did, and lets me choose the rest', async () => {
    await renderAt('/produtos/radio/edit', { as: 'EDITOR', gateway });
    await fill(/^Title/, 'Meu rádio');
    await fill('Stock', '5');
    await changeProduct(gateway, { id: 'radio', totalUnit: 6, price: 1 });
    await press('Save');
    await screen.findByText('Someone else changed this');
    expect(valueOf(/^Price/)).toBe('1.00');
    await click('radio', 'Stock: theirs');
    await press('Save');
    await screen.findByText('Meu rádio was saved.');
    expect((await storedProducts(gateway))[0]).toMatchObject({
      title: 'Meu rádio',
      totalUnit: 6,
      price: 1,
    });
  });

  it('shows what the gateway refuses at its field, and is not open to a guest', async () => {
    await addProducts(gateway, [{ title: 'Outro', sku: 'OUT-1' }]);
    const { fetch } = await renderAt('/produtos/radio/edit', { as: 'EDITOR', gateway });
    await fill('SKU', 'OUT-2');
    await screen.findByText('This SKU is free.');
    expect(callsOf(fetch, 'ProductSkuField')).toHaveLength(1);
    await fill('SKU', 'OUT-1');
    await press('Save');
    await screen.findByText('is taken');
    await fill('SKU', ' ');
    await fill('Low-stock threshold', '');
    await press('Save');
    for (const name of ['SKU', 'Low-stock threshold']) {
      screen.getByRole('textbox', { name, description: /this field is required/ });
    }
    cleanup();
    await renderAt('/produtos/new', { as: 'GUEST', gateway });
    await screen.findByRole('heading', { name: 'You don’t have access to this page' });
  });
});

describe('the page of a product', () => {
  it('leads to a copy, which has no stock and a sku of its own', async () => {
    await renderAt('/produtos/radio', { as: 'EDITOR', gateway });
    await screen.findByRole('link', { name: 'Edit' });
    await press('More actions');
    await screen.findByRole('menuitem', { name: 'Duplicate' });
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBe(null);
    await click('menuitem', 'Duplicate');
    await waitFor(() => expect(valueOf(/^Title/)).toBe('Rádio Sereno'));
    expect([valueOf('Stock'), valueOf('SKU')]).toEqual(['0', '']);
    await press('Create product');
    await screen.findByText('Rádio Sereno was created.');
    expect((await storedProducts(gateway)).map(({ sku }) => sku).sort()).toEqual([
      'PR-000001',
      'RAD-1',
    ]);
  });

  it('changes its price in place, and lists the invoices that it was sold on', async () => {
    await addInvoices(gateway, [
      { orderNo: 'A-1', items: [{ name: 'Rádio Sereno', unit: 2, price: 10 }] },
      { orderNo: 'A-2', items: [{ name: 'Pilha', unit: 1, price: 1 }] },
    ]);
    const { location } = await renderAt('/produtos/radio', { as: 'EDITOR', gateway });
    await editInPlace('Price', '12.5');
    await screen.findByText('Rádio Sereno: Price changed.');
    within(screen.getByRole('region', { name: 'Details' })).getByText('$ 12.50');
    const sales = within(await screen.findByRole('table', { name: 'Sales' }));
    expect(sales.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['A-1']);
    await follow('A-1');
    await waitFor(() => expect(location()).toMatch(/^\/invoices\/./));
  });

  it('begins an invoice of it, with its price', async () => {
    const { location } = await renderAt('/produtos/radio', { as: 'EDITOR', gateway });
    await follow('New invoice');
    await screen.findByRole('heading', { level: 1, name: 'New invoice' });
    expect(location()).toBe('/invoices/new?product=radio');
    expect(valueOf('Item of line 1')).toBe('Rádio Sereno');
    expect(valueOf('Price of line 1')).toBe('149.90');
  });

  it('adjusts its stock with a reason, and lists every change of it', async () => {
    await renderAt('/produtos/radio', { as: 'EDITOR', gateway });
    const entries = () =>
      within(screen.getByRole('table', { name: 'Stock' }))
        .getAllByRole('row')
        .slice(1)
        .map((row) =>
          within(row)
            .getAllByRole('cell')
            .slice(0, 3)
            .map(({ textContent }) => textContent.trim()),
        );
    await screen.findByRole('table', { name: 'Stock' });
    expect(entries()).toEqual([['Initial stock', '+9', '9']]);
    await press('Adjust stock');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'loss' } });
    fireEvent.change(dialog.getByLabelText(/^Quantity/), { target: { value: '10' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Adjust stock' }));
    await dialog.findByText('would make the stock -1; it must be between 0 and 1000000');
    fireEvent.change(dialog.getByLabelText(/^Quantity/), { target: { value: '2' } });
    dialog.getByText('In stock: 9. Afterwards: 7.');
    fireEvent.change(dialog.getByLabelText('Note'), { target: { value: 'Caiu.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Adjust stock' }));
    await screen.findByText('The stock of Rádio Sereno was adjusted.');
    const adjusted = ['Loss Caiu.', '-2', '7'];
    await waitFor(() => expect(entries()).toEqual([adjusted, ['Initial stock', '+9', '9']]));
    await press('Undo');
    await waitFor(() =>
      expect(entries()).toEqual([['Undone', '+2', '9'], adjusted, ['Initial stock', '+9', '9']]),
    );
  });

  it('deletes it at once, and brings it back', async () => {
    const { location } = await renderAt('/produtos/radio', { as: 'ADMIN', gateway });
    await chooseAction('Delete');
    await screen.findByText('Rádio Sereno was deleted.');
    expect(location()).toBe('/produtos');
    await screen.findByText('No products yet');
    await press('Undo');
    await screen.findByText(/^Rádio Sereno was restored\./);
    await follow('Show');
    await screen.findByRole('heading', { level: 1, name: 'Rádio Sereno' });
    expect(location()).toBe('/produtos/radio');
  });
});
