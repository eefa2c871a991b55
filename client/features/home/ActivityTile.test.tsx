import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addInvoices } from '../../testing/invoices.ts';
import { startBoard } from '../../testing/boards.ts';
import { follow } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

const RESTORE = 'mutation ($input: RestoreInput!) { restore(input: $input) { activity { id } } }';

it('says that an undo deleted what was created, and leads to no record that is gone', async () => {
  const gateway = await startOwnGateway({ isEmpty: true });
  await gateway.graphql(
    'mutation { createCustomer(input: { kind: person, name: "Rita" }) { __typename } }',
    {},
    await gateway.tokenFor('EDITOR'),
  );
  await addInvoices(gateway, [{ orderNo: 'A-1' }]);
  const token = await gateway.tokenFor('ADMIN');
  const { data } = await gateway.graphql('{ activities { nodes { id } } }', {}, token);
  const input = { activityId: data!.activities.nodes[0].id };
  expect((await gateway.graphql(RESTORE, { input }, token)).errors).toBeUndefined();
  await renderAt('/home', { as: 'SA', gateway });
  const heading = await screen.findByRole('heading', { name: 'Recent activity' });
  const tile = within(heading.closest('section')!);
  await tile.findByText(/ deleted invoice A-1$/);
  tile.getByText(/ created invoice A-1$/);
  expect(tile.queryByRole('link', { name: /A-1/ })).toBe(null);
});

it('leads to the card that was changed', async () => {
  const { gateway, board } = await startBoard([1, 0]);
  const { location } = await renderAt('/home', { as: 'SA', gateway });
  await follow(/ created card Card 0/);
  const card = board.columns[0]!.cards[0]!.id;
  await waitFor(() => expect(location()).toBe(`/boards/${board.id}?card=${card}`));
});

it('names no author of what nobody signed in did', async () => {
  const gateway = await startOwnGateway({ isEmpty: true });
  await addInvoices(gateway, [{ orderNo: 'A-1' }]);
  const nobody = { accountId: null, accountName: null };
  await gateway.store.db.updateTable('activities').set(nobody).execute();
  await renderAt('/home', { as: 'SA', gateway });
  await screen.findByRole('link', { name: /^Created: invoice A-1/ });
});
