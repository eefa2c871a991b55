import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { click } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

let gateway: TestGateway;
let token: string;
beforeEach(async () => {
  gateway = await startOwnGateway({ isEmpty: true });
  token = await gateway.tokenFor('GUEST');
  for (const title of ['Um', 'Dois', 'Três', 'Quatro'])
    await gateway.graphql(
      'mutation ($input: CreateTodoInput!) { createTodo(input: $input) { todo { id } } }',
      { input: { title } },
      token,
    );
});

it.each([
  ['that are deleted', 'Delete', ['Dois', 'Três'], 'Quatro'],
  ['that are done', 'Mark as done', ['Um', 'Três'], 'Dois'],
  ['at the end of the list', 'Delete', ['Três', 'Quatro'], 'Dois'],
  ['that are selected no more', 'Clear selection', ['Dois', 'Três'], 'Dois'],
])('to-dos %s leave the focus to a row', async (_which, action, titles, focused) => {
  await renderAt('/todo', { gateway, token });
  for (const title of titles) await click('checkbox', `Select: ${title}`);
  const bulk = within(await screen.findByRole('group', { name: 'Selected to-dos' }));
  const button = bulk.getByRole('button', { name: action });
  act(() => button.focus());
  await act(async () => fireEvent.click(button));
  const row = () => screen.getByRole('checkbox', { name: `Select: ${focused}` });
  await waitFor(() => expect(document.activeElement).toBe(row()));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Selected to-dos' })).toBe(null));
  expect(document.activeElement).toBe(row());
});
