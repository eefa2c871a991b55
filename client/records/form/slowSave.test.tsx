import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { seedId } from '../../../gateway/testing/seeded-ids.ts';
import { startBoard } from '../../testing/boards.ts';
import { fill, press, valueOf } from '../../testing/forms.ts';
import { heldNetwork } from '../../testing/person.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

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

it('a form in which more is typed while it is saved stays open, and the next save takes that too', async () => {
  const gateway = await startOwnGateway();
  const { network, release } = heldNetwork('UpdateCustomer');
  const { location } = await renderAt(`/clientes/${seedId('customers', 0)}/edit`, {
    as: 'ADMIN',
    gateway,
    network,
  });
  await fill(/^Street/, 'Rua Nova, 1');
  await press('Save');
  await fill(/^Street/, 'Rua Nova, 12');
  release();
  await screen.findByText(/ was saved\.$/);
  expect(location()).toMatch(/\/edit$/);
  expect(valueOf(/^Street/)).toBe('Rua Nova, 12');
  await press('Save');
  await waitFor(() => expect(location()).not.toMatch(/\/edit$/));
  // The address also stands in its history, once that has come.
  expect(await screen.findAllByText('Rua Nova, 12')).not.toEqual([]);
});

it('a new record takes nothing more while it is made, and the focus is back where it is refused', async () => {
  const { network, release } = heldNetwork('CreateCustomer');
  await renderAt('/clientes/new', {
    as: 'ADMIN',
    gateway: await startOwnGateway(),
    network: (send) =>
      network(async (input, init) => {
        if ((init?.body as string | undefined)?.includes('"CreateCustomer"')) throw new TypeError();
        return send(input, init);
      }),
  });
  await fill(/^Name/, 'Ana Prado');
  const name = screen.getByLabelText(/^Name/);
  act(() => name.focus());
  await act(async () => fireEvent.keyDown(name, { key: 'Enter', ctrlKey: true }));
  expect(name.closest('[inert]')).not.toBe(null);
  act(() => name.blur());
  release();
  await waitFor(() => expect(name.closest('[inert]')).toBe(null));
  expect(valueOf(/^Name/)).toBe('Ana Prado');
  expect(document.activeElement).toBe(name);
});
