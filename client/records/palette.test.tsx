import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { GIVEN, startWithContracts } from '../../gateway/testing/contracts.ts';
import { withContractScreens } from '../testing/contractScreens.ts';
import { press } from '../testing/forms.ts';
import { renderAt } from '../testing/renderAt.tsx';

withContractScreens();

it('the palette leads to the list of a kind without screens, to a new one and to each of them', async () => {
  const gateway = await startWithContracts();
  onTestFinished(() => gateway.stop());
  const query = `mutation ($input: CreateContractInput!) {
    createContract(input: $input) { contract { id } }
  }`;
  const token = await gateway.tokenFor('EDITOR');
  const input = { ...GIVEN, name: 'Vigilância' };
  const { data } = await gateway.graphql(query, { input }, token);
  const { id } = (data!.createContract as { contract: { id: string } }).contract;
  const { location, navigate } = await renderAt('/records/contracts', { as: 'EDITOR', gateway });
  await screen.findByRole('link', { name: 'Vigilância' });
  const choose = async (text: string, name: string | RegExp) => {
    await press('Search');
    const search = await screen.findByPlaceholderText('Search here...');
    await act(async () => fireEvent.change(search, { target: { value: text } }));
    const palette = within(screen.getByRole('dialog', { name: /^Search pages/ }));
    const choice = await palette.findByRole('button', { name });
    await act(async () => fireEvent.click(choice));
  };
  await choose('new contr', 'New contract');
  await waitFor(() => expect(location()).toBe('/records/contracts/new'));
  await navigate('/projects');
  await choose('contracts', 'Contracts');
  await waitFor(() => expect(location()).toBe('/records/contracts'));
  await choose('vigil', /^Vigilância/);
  await waitFor(() => expect(location()).toBe(`/records/contracts/${id}`));
});
