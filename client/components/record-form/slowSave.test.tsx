import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startBoard } from '../../testing/boards.ts';
import { fill, press, valueOf } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';

it('what is typed while a save is on its way stays, over what was saved, and outlasts a reload', async () => {
  const { gateway, url, board } = await startBoard([1, 0]);
  const card = board.columns[0]!.cards[0]!.id;
  let answer = () => {};
  let isSlow = true;
  const saved = new Promise<void>((resolve) => (answer = resolve));
  const { reload } = await renderAt(`${url}?card=${card}`, {
    as: 'EDITOR',
    gateway,
    network: (send) => async (input, init) => {
      if (isSlow && (init?.body as string | undefined)?.includes('mutation')) await saved;
      return send(input, init);
    },
  });
  await screen.findByRole('dialog', { name: 'Card 0' });
  await fill(/^Title/, 'Comprar fita');
  await press('Save');
  await fill(/^Title/, 'Comprar fita azul');
  answer();
  isSlow = false;
  await screen.findByText('The card was saved.');
  expect(valueOf(/^Title/)).toBe('Comprar fita azul');
  await screen.findByRole('dialog', { name: 'Comprar fita' });

  await reload();
  await screen.findByRole('dialog', { name: 'Comprar fita' });
  expect(valueOf(/^Title/)).toBe('Comprar fita azul');
  const save = screen.getByRole('button', { name: 'Save' });
  await act(async () => fireEvent.click(save));
  await screen.findByRole('dialog', { name: 'Comprar fita azul' });
  expect(screen.queryByRole('table', { name: 'Both versions' })).toBe(null);
});
