import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { GIVEN, startWithContracts } from '../../../gateway/testing/contracts.ts';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { withContractScreens } from '../../testing/contractScreens.ts';
import { changeSelected, press, valueOf } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { column, selectRow } from '../../testing/tables.ts';

withContractScreens();

let gateway: TestGateway;
beforeEach(async () => {
  gateway ??= await startWithContracts();
  await gateway.store.db.deleteFrom('contracts' as 'products').execute();
  for (const name of ['Luz', 'Gás', 'Água']) {
    await gateway.graphql(
      'mutation ($input: CreateContractInput!) { createContract(input: $input) { activityId } }',
      { input: { ...GIVEN, name } },
      await gateway.tokenFor('ADMIN'),
    );
  }
});
afterAll(() => gateway.stop());

/** Opens the contracts, whose changes are answered when the caller says so: `fails` says with an error. */
async function openHeld() {
  let answer: (fails?: boolean) => void = () => {};
  const answered = new Promise<boolean>((resolve) => (answer = (fails = false) => resolve(fails)));
  await renderAt('/records/contracts', {
    as: 'ADMIN',
    gateway,
    network:
      (send) =>
      async (...request) => {
        const body = typeof request[1]?.body === 'string' ? request[1].body : '';
        if (!/mutation (update|delete)Contracts/i.test(body)) return send(...request);
        return (await answered) ? Response.json({}, { status: 500 }) : send(...request);
      },
  });
  await waitFor(() => expect(names()).toEqual(['Água', 'Gás', 'Luz']));
  return (fails?: boolean) => act(async () => answer(fails));
}

const names = () => column(1);
const states = () => column(4);

it('a deletion of several takes them out of the list before the gateway has answered', async () => {
  const answer = await openHeld();
  await selectRow(1);
  await selectRow(3);
  await press('Delete');
  await waitFor(() => expect(names()).toEqual(['Gás']));
  await answer();
  await screen.findByText('2 contracts deleted.');
  expect(names()).toEqual(['Gás']);
});

it('a change of several shows before the gateway has answered, and goes back when that fails', async () => {
  const answer = await openHeld();
  await selectRow(1);
  await changeSelected({ Status: 'active' });
  await waitFor(() => expect(states()).toEqual(['Active', 'Draft', 'Draft']));
  await answer(true);
  await waitFor(() => expect(states()).toEqual(['Draft', 'Draft', 'Draft']));
  await screen.findByRole('alert');
  expect(valueOf('Status')).toBe('active');
  expect(screen.getAllByRole('checkbox', { checked: true })).not.toHaveLength(0);
});
