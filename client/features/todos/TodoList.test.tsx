import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { undoByKey } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

const ROW_HEIGHT = 50;

let gateway: TestGateway;
let token: string;
beforeEach(async () => {
  gateway = await startOwnGateway({ isEmpty: true });
  token = await gateway.tokenFor('GUEST');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = this.closest('li');
    const place = row ? [...row.parentElement!.children].indexOf(row) : 0;
    return new DOMRect(0, place * ROW_HEIGHT, 300, ROW_HEIGHT);
  });
});
afterEach(() => vi.restoreAllMocks());

async function add(title: string) {
  const mutation =
    'mutation ($input: CreateTodoInput!) { createTodo(input: $input) { todo { id } } }';
  await gateway.graphql(mutation, { input: { title } }, token);
}

const storedTitles = async () => {
  const { data } = await gateway.graphql('{ todos { nodes { title } } }', {}, token);
  return data!.todos.nodes.map(({ title }: { title: string }) => title) as string[];
};

const shown = () =>
  within(screen.getByRole('list', { name: 'To-do' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('Ctrl+Z takes back a move, not what was done before it', async () => {
  for (const title of ['Regar', 'Varrer', 'Podar']) await add(title);
  await renderAt('/todo', { gateway, token });
  const handle = await screen.findByRole('button', { name: 'Move: Regar' });
  handle.focus();
  fireEvent.keyDown(handle, { code: 'Space' });
  await screen.findByText('Regar is at position 1 of 3.');
  fireEvent.keyDown(document, { code: 'ArrowDown' });
  await screen.findByText('Regar is at position 2 of 3.');
  fireEvent.keyDown(document, { code: 'Space' });
  await waitFor(async () => expect(await storedTitles()).toEqual(['Varrer', 'Regar', 'Podar']));
  await undoByKey(handle);
  await screen.findByText('Undone: “Regar” was moved.');
  await waitFor(() => expect(shown()).toEqual(['Regar', 'Varrer', 'Podar']));
  expect(await storedTitles()).toEqual(['Regar', 'Varrer', 'Podar']);
  fireEvent.keyDown(document.body, { key: 'Z', code: 'KeyZ', ctrlKey: true, shiftKey: true });
  await waitFor(() => expect(shown()).toEqual(['Varrer', 'Regar', 'Podar']));
});
