import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { GIVEN, startWithContracts } from '../../gateway/testing/contracts.ts';
import type { TestGateway } from '../../gateway/testing/test-gateway.ts';
import { withContractScreens } from '../testing/contractScreens.ts';
import { closeFilter, filterBy, openFilter } from '../testing/filters.ts';
import {
  chooseAction,
  click,
  editInPlace,
  changeSelected,
  fields,
  fill,
  follow,
  press,
  undoByKey,
  valueOf,
} from '../testing/forms.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { column } from '../testing/tables.ts';

withContractScreens();

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startWithContracts();
});
afterAll(() => gateway.stop());

async function create(...contracts: object[]) {
  const token = await gateway.tokenFor('ADMIN');
  const ids: string[] = [];
  for (const input of contracts) {
    const query = `mutation ($input: CreateContractInput!) {
      createContract(input: $input) { contract { id } }
    }`;
    const { data } = await gateway.graphql(query, { input: { ...GIVEN, ...input } }, token);
    ids.push((data!.createContract as { contract: { id: string } }).contract.id);
  }
  return ids;
}

it('a kind without screens is made, shown, changed, deleted and taken back', async () => {
  const { location } = await renderAt('/records/contracts', { as: 'ADMIN', gateway });
  await screen.findByRole('heading', { name: 'No contracts yet' });
  screen.getByRole('link', { name: 'Contracts' });
  await act(async () => fireEvent.click(screen.getAllByRole('link', { name: 'New contract' })[0]!));
  await press('Create contract');
  expect(screen.getAllByText('this field is required')).toHaveLength(3);
  await fill(/^Name/, 'Luz');
  await fill(/^Supplier/, 'Companhia');
  await fill(/^Monthly/, '1,234.5');
  await fill('Ends on', '2030-01-31');
  await press('Create contract');
  await screen.findByText('Luz was created.');
  await screen.findByRole('heading', { level: 1, name: 'Luz' });
  const details = within(await screen.findByRole('region', { name: 'Details' }));
  for (const text of ['Companhia', '$ 1,234.50', 'Draft', 'Jan 31, 2030']) details.getByText(text);

  await follow('Edit');
  await fill(/^Monthly/, '1,300');
  await press('Save');
  await screen.findByText('Luz was saved.');
  await within(await screen.findByRole('region', { name: 'History' })).findByRole('row', {
    name: 'Monthly $ 1,234.50 $ 1,300.00',
  });
  await chooseAction('Delete');
  await screen.findByText('Luz was deleted.');
  expect(location()).toBe('/records/contracts');
  const undone = ['Luz was restored.', 'Undone: Luz was saved.', 'Undone: Luz was created.'];
  for (const said of undone) {
    await undoByKey();
    await screen.findByText(said);
  }
  await waitFor(() => expect(location()).toBe('/records/contracts'));
});

it('a new one is saved by keys, and followed by another', async () => {
  const { location } = await renderAt('/records/contracts/new', { as: 'EDITOR', gateway });
  await fill(/^Name/, 'Internet');
  await fill(/^Supplier/, 'Fibra');
  const save = (key: object) =>
    act(async () => fireEvent.keyDown(document.activeElement!, { key: 'Enter', ...key }));
  await save({ ctrlKey: true, shiftKey: true });
  const summary = await screen.findByRole('alert', { name: 'Check this field' });
  expect(document.activeElement).toBe(summary);
  await press('Monthly: this field is required');
  await fill(/^Monthly/, '10');
  await save({ metaKey: true, shiftKey: true });
  await screen.findByText('Internet was created.');
  await waitFor(() => expect(valueOf(/^Name/)).toBe(''));
  expect(document.activeElement).toBe(screen.getByLabelText(/^Name/));
  expect(screen.queryByRole('alert', { name: 'Check this field' })).toBe(null);
  expect(location()).toBe('/records/contracts/new');

  await fill(/^Name/, 'Gás');
  await follow('Cancel');
  await waitFor(() => expect(location()).toBe('/records/contracts'));
  await screen.findByText('Internet');
  await act(async () => fireEvent.click(screen.getAllByRole('link', { name: 'New contract' })[0]!));
  await screen.findByText(/Unsaved changes restored/);
  expect(valueOf(/^Name/)).toBe('Gás');
  await press('Discard changes');
});

it('they are filtered, ordered and searched by the URL, and changed several at once', async () => {
  await create(
    {
      name: 'Água',
      supplier: 'Rio',
      monthly: 30,
      status: 'active',
      endsOn: '2031-02-01T00:00:00Z',
    },
    { name: 'Telefone', supplier: 'Rio', monthly: 10, endsOn: '2031-02-28T00:00:00Z' },
    { name: 'Aluguel', supplier: 'Casa', monthly: 20, endsOn: null },
  );
  const { location } = await renderAt('/records/contracts?supplier=Rio', { as: 'ADMIN', gateway });
  await screen.findByText('Showing 2 of 2');
  expect(column(1)).toEqual(['Água', 'Telefone']);
  await openFilter('Supplier');
  await screen.findByRole('checkbox', { name: /^Rio\s*2$/ });
  screen.getByRole('checkbox', { name: /^Casa\s*1$/ });
  await closeFilter();
  await press('Monthly');
  await waitFor(() => expect(column(1)).toEqual(['Telefone', 'Água']));
  await openFilter('Ends on');
  await fill('To', '2031-02-01');
  await waitFor(() => expect(column(1)).toEqual(['Água']));
  expect(location()).toBe(
    '/records/contracts?supplier=Rio&sort=monthly&direction=ascending&endsTo=2031-02-01',
  );
  await press('Clear filters');
  await filterBy('Status', 'Draft');
  await fill('Search contracts', 'casa');
  await waitFor(() => expect(column(1)).toEqual(['Aluguel']));

  await click('checkbox', 'Select Aluguel');
  await changeSelected({ Status: 'ended', 'Ends on': '2033-05-01' });
  await screen.findByText('1 contract changed.');
  await screen.findByRole('heading', { name: 'No results' });
  await press('Undo');
  await waitFor(() => expect(column(1)).toEqual(['Aluguel']));
});

it('what someone else changed meanwhile is merged field by field', async () => {
  const [id] = await create({ name: 'Limpeza' });
  await renderAt(`/records/contracts/${id}/edit`, { as: 'EDITOR', gateway });
  await fill(/^Name/, 'Limpeza geral');
  const query = `mutation ($id: ID!) {
    updateContract(input: { id: $id, name: "Faxina", status: active }) { contract { id } }
  }`;
  await gateway.graphql(query, { id }, await gateway.tokenFor('ADMIN'));
  await press('Save');
  const alert = within(await screen.findByRole('alert', { name: /Someone else changed/ }));
  alert.getByRole('row', { name: /^Status Active/ });
  await act(async () => fireEvent.click(alert.getByRole('radio', { name: 'Name: yours' })));
  await press('Save');
  await screen.findByText('Limpeza geral was saved.');
});

it('a value is changed where it stands, and taken back by undo', async () => {
  const [id] = await create({ name: 'Internet', supplier: 'Fibra', monthly: 90, endsOn: null });
  await renderAt(`/records/contracts/${id}`, { as: 'EDITOR', gateway });
  const details = within(await screen.findByRole('region', { name: 'Details' }));
  await editInPlace('Supplier', 'Cabo', 'Escape');
  details.getByText('Fibra');
  await editInPlace('Supplier', ' ');
  screen.getByText('this field is required');
  await fill('Supplier', 'Cabo');
  await act(async () => screen.getByLabelText('Supplier', fields).blur());
  await screen.findByText('Internet: Supplier changed.');
  await details.findByText('Cabo');
  await press('Edit Status');
  await fill('Status', 'active');
  await screen.findByText('Internet: Status changed.');
  await details.findByText('Active', { selector: 'span' });
  await editInPlace('Ends on', '2031-05-06');
  await details.findByText('May 6, 2031');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Ends on' })),
  );
  await screen.findByText('Internet: Ends on changed.');
  await act(async () => fireEvent.click(screen.getAllByRole('button', { name: 'Undo' })[0]!));
  await screen.findByText('Internet: Ends on restored.');
  await screen.findByRole('button', { name: 'Add Ends on' });
});

it('a value that both changed where it stands is chosen from, and none is lost', async () => {
  const [id] = await create({ name: 'Portaria', supplier: 'Guarda' });
  await renderAt(`/records/contracts/${id}`, { as: 'EDITOR', gateway });
  await screen.findByRole('heading', { level: 1, name: 'Portaria' });
  const query = `mutation ($id: ID!) {
    updateContract(input: { id: $id, supplier: "Vigia", status: active }) { contract { id } }
  }`;
  await gateway.graphql(query, { id }, await gateway.tokenFor('ADMIN'));
  await editInPlace('Supplier', 'Ronda');
  const alert = within(await screen.findByRole('alert', { name: /Someone else changed/ }));
  alert.getByRole('row', { name: /^Supplier .*Vigia .*Ronda/ });
  await act(async () => fireEvent.click(alert.getByRole('radio', { name: 'Supplier: yours' })));
  await press('Save');
  await screen.findByText('Portaria: Supplier changed.');
  const details = within(screen.getByRole('region', { name: 'Details' }));
  // The choice between the versions is gone a moment after the message.
  await details.findByText('Ronda');
  await details.findByText('Active');
});

it('a value that did not reach the gateway stands in its input again, with the reason', async () => {
  const [id] = await create({ name: 'Limpeza', supplier: 'Brilho' });
  await renderAt(`/records/contracts/${id}`, {
    as: 'EDITOR',
    gateway,
    network: (send) => (input, init) =>
      (init?.body as string | undefined)?.includes('updateContract')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : send(input, init),
  });
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await editInPlace('Supplier', 'Espelho');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^You’re offline\./);
  onLine.mockRestore();
  expect(screen.getByLabelText<HTMLInputElement>('Supplier', fields).value).toBe('Espelho');
  await act(async () =>
    fireEvent.keyDown(screen.getByLabelText('Supplier', fields), { key: 'Escape' }),
  );
  within(screen.getByRole('region', { name: 'Details' })).getByText('Brilho');
});

it('who may only read can change nothing, and sees no form', async () => {
  const [id] = await create({ name: 'Seguro' });
  const { navigate } = await renderAt(`/records/contracts/${id}`, { as: 'GUEST', gateway });
  await screen.findByRole('heading', { level: 1, name: 'Seguro' });
  expect(screen.queryByRole('link', { name: 'Edit' })).toBe(null);
  expect(screen.queryByRole('button', { name: /^(Edit|Add)/ })).toBe(null);
  await navigate('/records/contracts/new');
  await screen.findByRole('heading', { name: /don’t have access/ });
});

it('speaks Portuguese around the names of the SDL', async () => {
  await renderAt('/records/contracts/new', { as: 'EDITOR', gateway, language: 'pt-BR' });
  await fill(/^Monthly/, '1.234,5');
  await press('Criar contract');
  await screen.findAllByText('este campo é obrigatório');
});

it('a name that no kind has is not found', async () => {
  const { location } = await renderAt('/records/nothing', { as: 'GUEST', gateway });
  await waitFor(() => expect(location()).toMatch(/^\/session\/404/));
});
