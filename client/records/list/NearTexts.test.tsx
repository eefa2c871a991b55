import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { newProduct } from '../../../gateway/testing/sample-products.ts';
import { press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

const product = (title: string, category: string) => ({
  ...newProduct,
  title,
  sku: title,
  category,
});

const rows: [url: string, kind: string, inputs: object[], offered: string][] = [
  [
    '/clientes?text=zulmiro&status=lead',
    'Customer',
    [
      { name: 'Zulmira Lima', kind: 'person', status: 'lead' },
      { name: 'Zulmyro Dias', kind: 'person', status: 'inactive' },
    ],
    'Zulmira',
  ],
  [
    '/shop?text=chaleyra&category=fashion',
    'Product',
    [product('Chaleira', 'audio'), product('Chaleera', 'fashion')],
    'Chaleera',
  ],
  [
    '/todo?view=done&text=xilofome',
    'Todo',
    [{ title: 'Xilofone' }, { title: 'Xilofomo', done: true }],
    'Xilofomo',
  ],
];

it.each(rows)('at %s offers what the other filters have, among %ss', async (...row) => {
  const [url, kind, inputs, offered] = row;
  const gateway = await startOwnGateway({ isEmpty: true });
  const token = await gateway.tokenFor('ADMIN');
  for (const input of inputs) {
    const create = `mutation ($input: Create${kind}Input!) { create${kind}(input: $input) { activityId } }`;
    const { errors } = await gateway.graphql(create, { input }, token);
    expect(errors).toBeUndefined();
  }
  const { location } = await renderAt(url, { token, gateway });
  const offer = (await screen.findByText('Did you mean:')).parentElement!;
  expect(
    within(offer)
      .getAllByRole('button')
      .map((each) => each.textContent),
  ).toEqual([offered]);
  await press(offered);
  expect(location()).toBe(url.replace(/text=\w+/, `text=${offered}`));
  await waitFor(() => expect(screen.queryByText('Did you mean:')).toBeNull());
});
