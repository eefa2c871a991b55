import { act, fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GIVEN, startWithContracts } from '../../gateway/testing/contracts.ts';
import type { TestGateway } from '../../gateway/testing/test-gateway.ts';
import { withContractScreens } from '../testing/contractScreens.ts';
import { editInPlace, fields, fill, press, valueOf } from '../testing/forms.ts';
import { renderAt } from '../testing/renderAt.tsx';

withContractScreens();

let gateway: TestGateway;
let admin: string;
beforeAll(async () => {
  gateway = await startWithContracts();
  admin = await gateway.tokenFor('ADMIN');
});
afterAll(() => gateway.stop());

async function ask(query: string, input: object) {
  const { data, errors } = await gateway.graphql(query, { input }, admin);
  expect(errors).toBe(undefined);
  return Object.values(data!)[0] as { contract: { id: string }; activityId: string };
}

async function created() {
  const query = `mutation ($input: CreateContractInput!) {
    createContract(input: $input) { contract { id } }
  }`;
  return (await ask(query, { ...GIVEN, name: 'Portaria', supplier: 'Guarda' })).contract.id;
}

async function deleted(id: string) {
  const query = `mutation ($input: DeleteContractInput!) {
    deleteContract(input: $input) { activityId }
  }`;
  return (await ask(query, { id })).activityId;
}

const restore = (activityId: string) =>
  ask('mutation ($input: RestoreInput!) { restore(input: $input) { activity { id } } }', {
    activityId,
  });

const whoDeleted = /^admin-\S+ deleted this\. Your changes are kept/;

it('a form says who deleted its record, and saves once that is restored', async () => {
  const id = await created();
  await renderAt(`/records/contracts/${id}/edit`, { as: 'EDITOR', gateway });
  await fill(/^Supplier/, 'Ronda');
  const activityId = await deleted(id);
  await press('Save');
  await screen.findByText(whoDeleted);
  expect(valueOf(/^Supplier/)).toBe('Ronda');
  await restore(activityId);
  await press('Save');
  await screen.findByText('Portaria was saved.');
});

it('a value that is changed where it stands says so too, and stays in its input', async () => {
  const id = await created();
  await renderAt(`/records/contracts/${id}`, { as: 'EDITOR', gateway });
  await screen.findByRole('heading', { level: 1, name: 'Portaria' });
  const activityId = await deleted(id);
  await editInPlace('Supplier', 'Ronda');
  await screen.findByText(whoDeleted);
  expect(valueOf('Supplier')).toBe('Ronda');
  await restore(activityId);
  const input = screen.getByLabelText('Supplier', fields);
  await act(async () => fireEvent.keyDown(input, { key: 'Enter' }));
  await screen.findByText('Portaria: Supplier changed.');
  await screen.findByRole('button', { name: 'Edit Supplier' });
});
