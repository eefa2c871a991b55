import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '../../../testing/renderAt.tsx';

it.each([
  ['/vendas?as=list', 'Minhas'],
  ['/activity', 'Minhas'],
  ['/clientes', 'Meus'],
])('one’s own in %s are %s in Portuguese', async (list, name) => {
  await renderAt(list, { as: 'ADMIN', language: 'pt-BR' });
  const button = await screen.findByRole('button', { name: /^(Meus|Minhas)$/ });
  expect(button.textContent).toBe(name);
});
