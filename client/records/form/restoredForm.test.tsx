import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill, press, valueOf } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startBoard } from '../../testing/boards.ts';

it('a form that stays open takes what was undone, and saves over it as one’s own', async () => {
  const { gateway, url, board } = await startBoard([1, 0]);
  const card = board.columns[0]!.cards[0]!.id;
  await renderAt(`${url}?card=${card}`, { as: 'EDITOR', gateway });
  await screen.findByRole('dialog', { name: 'Card 0' });
  await fill(/^Title/, 'Comprar fita');
  await press('Save');
  await screen.findByRole('dialog', { name: 'Comprar fita' });
  await press('Undo');
  await waitFor(() => expect(valueOf(/^Title/)).toBe('Card 0'));
  await fill(/^Title/, 'Comprar fita azul');
  await press('Save');
  await screen.findByRole('dialog', { name: 'Comprar fita azul' });
  expect(screen.queryByRole('table', { name: 'Both versions' })).toBe(null);
});
