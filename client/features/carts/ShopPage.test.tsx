import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addProducts } from '../../testing/products.ts';
import { click, fill, follow, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

const products = async () => within(await screen.findByRole('region', { name: /^Products/ }));
const names = async () =>
  (await products()).getAllByRole('link').map(({ textContent }) => textContent);
const setStock = (gateway: Awaited<ReturnType<typeof startOwnGateway>>, totalUnit: number) =>
  gateway.store.db
    .updateTable('products')
    .set({ totalUnit })
    .where('title', '=', 'Mouse Seixo')
    .execute();

it('the facets count what another choice would show, and the URL has them all', async () => {
  const { location, reload } = await renderAt('/shop', { as: 'GUEST' });
  await screen.findByText('1 to 20 of 24');
  await click('checkbox', 'Audio 6');
  await screen.findByText('Showing 6 of 6');
  screen.getByRole('checkbox', { name: 'Fashion 6' });
  expect(screen.queryByRole('checkbox', { name: /^Jangada/ })).toBeNull();
  await click('checkbox', 'Maré 3');
  await screen.findByText('Showing 3 of 3');
  await click('radio', /^\$ 250\.00 to \$ 499\.99/);
  await click('checkbox', /^Free shipping/);
  await fill('Sort by', 'price-descending');
  await waitFor(async () => expect(await names()).toEqual(['Headset Maré']));
  expect(decodeURIComponent(location())).toBe(
    '/shop?category=audio&brand=Maré&priceFrom=250&priceTo=499.99&freeShipping=yes&sort=price&direction=descending',
  );
  await reload();
  await waitFor(async () => expect(await names()).toEqual(['Headset Maré']));
  await press('Clear filters');
  await screen.findByText('1 to 20 of 24');
  expect((await names())[0]).toBe('Celular dobrável Sanfona');
  await fill('Search by title, brand or SKU', 'nada disso');
  await screen.findByRole('heading', { name: 'No results for “nada disso”' });
  expect(screen.queryByText(/filters to see more/)).toBeNull();
});

it('a word that is written otherwise leads to the one that products have', async () => {
  const { location } = await renderAt('/shop?text=mochilla', { as: 'GUEST' });
  await screen.findByText('Did you mean:');
  await press('Mochila');
  await waitFor(async () => expect((await names())[0]).toMatch(/mochila/i));
  expect(location()).toBe('/shop?text=Mochila');
});

it('with a filter beside the text says that filters may be cleared', async () => {
  await renderAt('/shop?text=mochilla&freeShipping=yes', { as: 'GUEST' });
  await screen.findByText('Change or clear the filters to see more.');
  await screen.findByText('Did you mean:');
});

it('a product comes into the cart at once, also several, and every count follows', async () => {
  const { location } = await renderAt('/shop?text=seixo', { as: 'GUEST' });
  await press(/^Add.*Mouse Seixo$/);
  await screen.findByRole('link', { name: 'Cart, 1 item' });
  await follow('Mouse Seixo');
  await screen.findByRole('heading', { name: 'Mouse Seixo' });
  expect(location()).toMatch(/^\/shop\/[0-9a-f]{24}$/);
  await fill('Quantity', '3');
  await press('Add to cart');
  await screen.findByText('4 in the cart');
  await screen.findByText('4 of Mouse Seixo are in the cart');
});

it('more than there is in stock is taken back, with the number that there is', async () => {
  const gateway = await startOwnGateway();
  await renderAt('/shop?text=seixo', { as: 'GUEST', gateway });
  await press(/^Add.*Mouse Seixo$/);
  await screen.findByRole('link', { name: 'Cart, 1 item' });
  await setStock(gateway, 1);
  await press(/^Add.*Mouse Seixo$/);
  await screen.findByText('Only 1 of Mouse Seixo is in stock.');
  await screen.findByRole('link', { name: 'Cart, 1 item' });
  await screen.findByText('Only 1 left');
});

it('a shop without products offers to create one to those who may, and nothing to filter', async () => {
  const gateway = await startOwnGateway({ isEmpty: true });
  await renderAt('/shop', { as: 'GUEST', gateway });
  await screen.findByRole('heading', { name: 'No products for sale' });
  expect(screen.queryByRole('link', { name: 'New product' })).toBe(null);
  expect(screen.queryByRole('region', { name: 'Filters' })).toBe(null);
  expect(screen.queryByLabelText('Sort by')).toBe(null);
  const { navigate, location } = await renderAt('/shop?text=x', { as: 'ADMIN', gateway });
  await screen.findByRole('heading', { name: 'No results for “x”' });
  screen.getByRole('region', { name: 'Filters' });
  await navigate('/shop');
  await follow('New product');
  await waitFor(() => expect(location()).toBe('/produtos/new'));
});

it('a shop without products says so, one without a first picture shows the next, and one that is not sold is not there', async () => {
  const gateway = await startOwnGateway({ isEmpty: true });
  const { navigate } = await renderAt('/shop', { as: 'GUEST', gateway });
  await screen.findByRole('heading', { name: 'No products for sale' });
  const pictures = ['/two.svg', '/three.svg'].map((url) => ({ url, alt: url }));
  await addProducts(gateway, [{ id: 'radio', title: 'Rádio', imgUrl: '', morePictures: pictures }]);
  await navigate('/shop/radio');
  await screen.findByRole('img', { name: '/two.svg' });
  expect(screen.getAllByRole('button', { name: /^Picture \d of 2/ })).toHaveLength(2);
  await navigate('/shop/none');
  await screen.findByRole('heading', { name: 'Record not found' });
});
