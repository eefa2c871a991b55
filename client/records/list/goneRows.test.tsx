import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { startWithCustomers } from '../../testing/customers.ts';
import { changeSelected, click, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

async function start() {
  const names = Array.from({ length: 22 }, (_, at) => `Padaria ${String.fromCharCode(65 + at)}`);
  const gateway = await startWithCustomers(
    ...names.map((name) => ({ kind: 'person', id: name.slice(-1), name })),
  );
  await renderAt('/clientes?sort=name&direction=ascending', { as: 'ADMIN', gateway });
  for (const name of ['Padaria B', 'Padaria C', 'Padaria D'])
    await click('checkbox', `Select ${name}`);
  await screen.findByText('3 selected');
  return gateway;
}

async function deleteElsewhere(gateway: TestGateway, id: string) {
  const { errors } = await gateway.graphql(
    'mutation ($input: DeleteCustomerInput!) { deleteCustomer(input: $input) { id } }',
    { input: { id } },
    await gateway.tokenFor('ADMIN'),
  );
  expect(errors).toBe(undefined);
}

it('a change of several says how many of them were no longer there', async () => {
  await deleteElsewhere(await start(), 'C');
  await changeSelected({ Status: 'inactive' });
  await screen.findByText('2 customers changed. 1 was no longer there.');
});

it('redoing a change of several says what it does, and not again what was gone before', async () => {
  await deleteElsewhere(await start(), 'C');
  await changeSelected({ Status: 'inactive' });
  await press('Undo');
  await press('Redo');
  await screen.findByText('2 customers changed.');
  expect(screen.queryByText(/no longer there/)).toBe(null);
});

it('to-dos that are left are deleted when one of several is gone', async () => {
  const gateway = await startOwnGateway({ isEmpty: true });
  const token = await gateway.tokenFor('GUEST');
  const create =
    'mutation ($title: String!) { createTodo(input: { title: $title }) { todo { id } } }';
  const made = [];
  for (const title of ['Um', 'Dois', 'Três'])
    made.push((await gateway.graphql(create, { title }, token)).data?.createTodo.todo.id);
  await renderAt('/todo', { gateway, token });
  for (const title of ['Um', 'Dois', 'Três']) await click('checkbox', `Select: ${title}`);
  const remove = 'mutation ($id: ID!) { deleteTodo(input: { id: $id }) { id } }';
  await gateway.graphql(remove, { id: made[0] }, token);
  await press('Delete');
  await screen.findByText('2 to-dos were deleted. 1 was no longer there.');
});
