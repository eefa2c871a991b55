import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { fill, press, valueOf } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

let gateway: TestGateway;
let token: string;
beforeEach(async () => {
  gateway = await startOwnGateway({ isEmpty: true });
  token = await gateway.tokenFor('GUEST');
});

const field = () => screen.getByRole('textbox', { name: 'What needs to be done?' });

const storedTitles = async () => {
  const { data } = await gateway.graphql('{ todos { nodes { title } } }', {}, token);
  return data!.todos.nodes.map(({ title }: { title: string }) => title) as string[];
};

it('pasted lines are a to-do each, undone together', async () => {
  await renderAt('/todo', { gateway, token });
  await fill('What needs to be done?', 'Regar');
  await act(async () => fireEvent.submit(field().closest('form')!));
  await screen.findByRole('link', { name: 'Regar' });
  const text = '- Varrer\r\n- Pagar parcela 10/12\n\n* Ligar #loja\n';
  const clipboardData = { getData: () => text };
  await act(async () => fireEvent.paste(field(), { clipboardData }));
  await screen.findByText('3 to-dos were added.');
  expect(await storedTitles()).toEqual(['Regar', 'Varrer', 'Pagar parcela 10/12', 'Ligar']);
  await press('Undo');
  await waitFor(async () => expect(await storedTitles()).toEqual(['Regar']));
});

it.each([
  ['that cannot reach the gateway', 'createTodos', 3],
  ['that are too many at once', '', 201],
])('pasted lines %s are kept, and added once they can be', async (_what, operation, count) => {
  let isAway = operation !== '';
  const network =
    (send: typeof fetch): typeof fetch =>
    async (input, init) => {
      const isCreation = typeof init?.body === 'string' && init.body.includes(operation);
      if (isAway && isCreation) throw new TypeError('Failed to fetch');
      return send(input, init);
    };
  const { reload } = await renderAt('/todo', { gateway, token, network });
  await screen.findByRole('textbox', { name: 'What needs to be done?' });
  const lines = Array.from({ length: count }, (_, index) => `Linha ${index}`);
  const clipboardData = { getData: () => lines.join('\r\n') };
  await act(async () => fireEvent.paste(field(), { clipboardData }));
  await waitFor(() => expect(valueOf('Not added yet')).toBe(lines.join('\n')));
  await reload();
  await waitFor(() => expect(valueOf('Not added yet')).toBe(lines.join('\n')));
  isAway = false;
  await fill('Not added yet', lines.slice(0, 3).join('\n'));
  await press('Add 3 to-dos');
  await screen.findByText('3 to-dos were added.');
  expect(screen.queryByLabelText('Not added yet')).toBe(null);
  expect(await storedTitles()).toEqual(lines.slice(0, 3));
});

it('a pasted line longer than a title is whole in the note', async () => {
  await renderAt('/todo', { gateway, token });
  await screen.findByRole('textbox', { name: 'What needs to be done?' });
  const long = 'Conferir o estoque da filial '.repeat(10).trim();
  const clipboardData = { getData: () => `Varrer\n${long}` };
  await act(async () => fireEvent.paste(field(), { clipboardData }));
  await screen.findByText('2 to-dos were added.');
  const { data } = await gateway.graphql('{ todos { nodes { note } } }', {}, token);
  expect(data!.todos.nodes).toEqual([{ note: '' }, { note: long }]);
});

it('a single pasted line is text as any', async () => {
  await renderAt('/todo', { gateway, token });
  await screen.findByRole('textbox', { name: 'What needs to be done?' });
  const clipboardData = { getData: () => 'Varrer\n' };
  let isTaken = false;
  await act(async () => (isTaken = !fireEvent.paste(field(), { clipboardData })));
  expect(isTaken).toBe(false);
});
