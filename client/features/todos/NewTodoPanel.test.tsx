import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { fill, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

let gateway: TestGateway;
let token: string;
beforeEach(async () => {
  gateway = await startOwnGateway({ isEmpty: true });
  token = await gateway.tokenFor('GUEST');
});

const LINE = 'What needs to be done?';

async function open() {
  await press('Search');
  const palette = await screen.findByRole('dialog', { name: /^Search pages/ });
  const choice = await within(palette).findByRole('button', { name: 'New to-do' });
  await act(async () => fireEvent.click(choice));
  await screen.findByRole('dialog', { name: 'New to-do' });
}

async function send(text: string) {
  await fill(LINE, text);
  const field = screen.getByRole('textbox', { name: LINE });
  await act(async () => fireEvent.submit(field.closest('form')!));
}

const stored = async () => {
  const query = '{ todos { nodes { title important tag } } todoTags { id name } }';
  const { data } = await gateway.graphql(query, {}, token);
  return data as {
    todos: { nodes: { title: string; important: boolean; tag: string[] }[] };
    todoTags: { id: string; name: string }[];
  };
};

it('a to-do is added from any page, as its line says, and taken back', async () => {
  await renderAt('/clientes?tag=none&important', { gateway, token });
  await open();
  await send('Call Ana #sales !');
  await screen.findByText('“Call Ana” was added.');
  expect(screen.queryByRole('dialog', { name: 'New to-do' })).toBe(null);
  const { todos, todoTags } = await stored();
  expect(todoTags).toMatchObject([{ name: 'sales' }]);
  expect(todos.nodes).toEqual([{ title: 'Call Ana', important: true, tag: [todoTags[0]!.id] }]);
  expect(screen.getByRole('link', { name: 'Show open to-dos' })).toHaveProperty(
    'pathname',
    '/todo',
  );
  await press('Undo');
  await waitFor(async () => expect((await stored()).todos.nodes).toEqual([]));
});

it('a line that is refused is there when it is opened again', async () => {
  await renderAt('/clientes', {
    gateway,
    token,
    network: (send) => (input, init) =>
      (init?.body as string | undefined)?.includes('CreateTodo')
        ? Promise.resolve(Response.json({ errors: [{ message: 'Refused.' }] }))
        : send(input, init),
  });
  await open();
  await send('Call Ana');
  await screen.findByRole('alert');
  await open();
  expect(screen.getByRole('textbox', { name: LINE })).toHaveProperty('value', 'Call Ana');
});
