import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

const lists = {
  '/clientes': 'No customers yet',
  '/produtos': 'No products yet',
  '/vendas?as=table': 'No deals yet',
  '/invoices': 'No invoices yet',
  '/users': 'No users yet',
  '/projects': 'No projects yet',
  '/boards': 'No boards yet',
  '/calendar?view=agenda': 'No events in this period',
};

it('an empty list asks a guest, who may only read, to create nothing', async () => {
  const gateway = await startOwnGateway({ isEmpty: true });
  const { navigate } = await renderAt('/cart', { as: 'GUEST', gateway });
  for (const [url, title] of Object.entries(lists)) {
    await navigate(url);
    const heading = await screen.findByRole('heading', { name: title });
    const text = heading.nextElementSibling?.textContent;
    expect(text, url).not.toMatch(/\b(create|add|enter)\b/i);
  }
});
