import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { startWithCustomers, storedCustomers } from '../../testing/customers.ts';
import { addInvoices } from '../../testing/invoices.ts';
import { chooseAction, click, fields, follow, press, undoByKey } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { selectRow } from '../../testing/tables.ts';

const startWithThree = () =>
  startWithCustomers(
    { id: 'ana', name: 'Ana Lima', kind: 'person', city: 'Recife' },
    { id: 'bar', name: 'Bar do Zeca', kind: 'company' },
    { id: 'zeca', name: 'Zeca Bar e Petiscos', kind: 'company', city: 'Olinda' },
  );

it('two that nothing tells to be the same are ticked in the list and merged', async () => {
  const gateway = await startWithThree();
  const { location } = await renderAt('/clientes', { as: 'EDITOR', gateway });
  await selectRow(1);
  expect(screen.queryByRole('link', { name: 'Merge…' })).toBe(null);
  await selectRow(3);
  await selectRow(2);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Merge…' })).toBe(null));
  await selectRow(1);
  await follow('Merge…');
  await screen.findByRole('heading', { name: 'Merge into Zeca Bar e Petiscos', level: 1 });
  expect(location()).toBe('/clientes/zeca/merge?with=bar');
  await follow('Swap');
  await screen.findByRole('heading', { name: 'Merge into Bar do Zeca', level: 1 });
  await press('Merge customers');
  await screen.findByText('Zeca Bar e Petiscos was merged into Bar do Zeca.');
  expect(await storedCustomers(gateway)).toMatchObject([
    { id: 'ana' },
    { id: 'bar', city: 'Olinda' },
  ]);
});

async function mergedZeca() {
  const gateway = await startWithThree();
  await addInvoices(gateway, [{ id: 'i1', orderNo: 'A-1', customerId: 'zeca' }]);
  const as = 'ADMIN';
  const { navigate } = await renderAt('/clientes/bar/merge?with=zeca', { as, gateway });
  await press('Merge customers');
  await screen.findByText('Zeca Bar e Petiscos was merged into Bar do Zeca.');
  await navigate('/clientes/zeca');
  await screen.findByRole('heading', { name: 'Zeca Bar e Petiscos is in the trash' });
  const into = await screen.findByRole('link', { name: 'Bar do Zeca' });
  expect(into.getAttribute('href')).toBe('/clientes/bar');
  return { gateway, navigate };
}

async function ownerOfInvoice(gateway: TestGateway) {
  const token = await gateway.tokenFor('GUEST');
  const { data } = await gateway.graphql('{ invoice(id: "i1") { customer { id } } }', {}, token);
  return data?.invoice.customer.id as string;
}

it('the page of one that was merged tells into whom, and undoes all of the merge', async () => {
  const { gateway, navigate } = await mergedZeca();
  await press('Undo merge');
  await screen.findByText('Zeca Bar e Petiscos was restored.');
  await screen.findByRole('heading', { name: 'Zeca Bar e Petiscos', level: 1 });
  expect(await ownerOfInvoice(gateway)).toBe('zeca');
  await undoByKey();
  await waitFor(async () => expect(await ownerOfInvoice(gateway)).toBe('bar'));
  await navigate('/clientes/ana');
  await navigate('/clientes/zeca');
  await screen.findByRole('button', { name: 'Undo merge' });
});

it('one that was merged is restored without what moved, and its page says so', async () => {
  const { gateway } = await mergedZeca();
  screen.getByText(/Restored alone, it comes back without what moved to the other record\.$/);
  await press('Restore alone');
  await screen.findByText('Zeca Bar e Petiscos was restored.');
  await screen.findByRole('heading', { name: 'Zeca Bar e Petiscos', level: 1 });
  expect(await ownerOfInvoice(gateway)).toBe('bar');
});

it('the trash asks whether one that was merged is restored alone or with all that moved', async () => {
  const { gateway, navigate } = await mergedZeca();
  await navigate('/trash');
  await press('Restore Zeca Bar e Petiscos');
  const dialog = within(await screen.findByRole('dialog', { name: 'Zeca Bar e Petiscos' }));
  await dialog.findByRole('link', { name: 'Bar do Zeca' });
  dialog.getByRole('button', { name: 'Restore alone' });
  await press('Undo merge');
  await screen.findByText('Zeca Bar e Petiscos was restored.');
  await screen.findByText('The trash is empty');
  expect(screen.queryByRole('dialog')).toBe(null);
  expect(await ownerOfInvoice(gateway)).toBe('zeca');
});

it('the way back leads to where one came from', async () => {
  const gateway = await startWithThree();
  const { location, navigate } = await renderAt('/clientes?kind=company', {
    as: 'EDITOR',
    gateway,
  });
  await selectRow(1);
  await selectRow(2);
  await follow('Merge…');
  await follow('Swap');
  await follow('Cancel');
  expect(location()).toBe('/clientes?kind=company');
  await navigate('/clientes/ana');
  await chooseAction('Merge…');
  await screen.findByLabelText('Customer to merge', fields);
  await follow('Ana Lima');
  expect(location()).toBe('/clientes/ana');
});

it('the way back leads to the place in the list that the customer was opened from', async () => {
  const phone = '81987654321';
  const gateway = await startWithCustomers(
    { id: 'ana', name: 'Ana Lima', kind: 'person' },
    { id: 'bar', name: 'Bar do Zeca', kind: 'company', phone },
    { id: 'zeca', name: 'Zeca Bar e Petiscos', kind: 'company', phone },
  );
  await renderAt('/clientes', { as: 'EDITOR', gateway });
  await follow('Bar do Zeca');
  await screen.findByText('2 of 3');
  await chooseAction('Merge…');
  await screen.findByLabelText('Customer to merge', fields);
  await follow('Bar do Zeca');
  await screen.findByText('2 of 3');
  await follow('Merge with Zeca Bar e Petiscos');
  await follow('Cancel');
  await screen.findByText('2 of 3');
  await follow('Merge with Zeca Bar e Petiscos');
  await press('Merge customers');
  await screen.findByText('2 of 2');
  await press('Previous record');
  await screen.findByRole('heading', { name: 'Ana Lima', level: 1 });
});

it('the other one is searched for from the page of a customer', async () => {
  const gateway = await startWithThree();
  const { location } = await renderAt('/clientes/bar', { as: 'EDITOR', gateway });
  await chooseAction('Merge…');
  const field = await screen.findByLabelText('Customer to merge', fields);
  expect(location()).toBe('/clientes/bar/merge');
  await act(async () => fireEvent.click(field));
  await screen.findByRole('option', { name: /^Ana Lima/ });
  expect(screen.queryByRole('option', { name: 'Bar do Zeca' })).toBe(null);
  await act(async () => fireEvent.change(field, { target: { value: 'zeca' } }));
  await click('option', /^Zeca Bar e Petiscos/);
  await screen.findByRole('table', { name: 'Both customers' });
  expect(location()).toBe('/clientes/bar/merge?with=zeca');
});

it('another one is chosen where the other one was deleted meanwhile', async () => {
  const gateway = await startWithThree();
  const { location } = await renderAt('/clientes/bar/merge?with=gone', { as: 'EDITOR', gateway });
  await screen.findByText('The other customer no longer exists. Choose another one.');
  await act(async () => fireEvent.click(screen.getByLabelText('Customer to merge', fields)));
  await click('option', /^Ana Lima/);
  await screen.findByRole('table', { name: 'Both customers' });
  expect(location()).toBe('/clientes/bar/merge?with=ana');
});

it('CPF or CNPJ and trade name go with the kind, by default the other’s where the kept one has none', async () => {
  const gateway = await startWithCustomers(
    { id: 'ana', name: 'Ana Lima', kind: 'person' },
    {
      ...{ id: 'bar', name: 'Bar do Zeca Ltda.', kind: 'company', tradeName: 'Bar do Zeca' },
      ...{ document: '12ABC34501DE35', city: 'Olinda' },
    },
  );
  await renderAt('/clientes/ana/merge?with=bar', { as: 'EDITOR', gateway });
  const others = ['Type', 'CPF or CNPJ', 'Trade name', 'City'].map((name) => `${name}: merge`);
  const chosen = () =>
    others.filter((name) => screen.getByRole<HTMLInputElement>('radio', { name }).checked);
  await screen.findByRole('table', { name: 'Both customers' });
  expect(chosen()).toEqual(others);
  await click('radio', 'CPF or CNPJ: keep');
  expect(chosen()).toEqual(['City: merge']);
  await click('radio', 'Trade name: merge');
  expect(chosen()).toEqual(others);
  await press('Merge customers');
  await screen.findByText('Bar do Zeca Ltda. was merged into Ana Lima.');
  expect(await storedCustomers(gateway)).toMatchObject([
    { kind: 'company', document: '12ABC34501DE35', tradeName: 'Bar do Zeca', city: 'Olinda' },
  ]);
});

it.each([
  ['has a document itself', { document: '12345678909' }, { document: '11444777000161' }, true],
  ['and the other one have none', {}, {}, true],
  ['has none, and the other one a trade name', {}, { tradeName: 'Bar do Zeca' }, false],
])('the kind stays where the kept one %s', async (_name, ana, bar, isKept) => {
  const gateway = await startWithCustomers(
    { id: 'ana', name: 'Ana Lima', kind: 'person', ...ana },
    { id: 'bar', name: 'Bar do Zeca', kind: 'company', ...bar },
  );
  await renderAt('/clientes/ana/merge?with=bar', { as: 'EDITOR', gateway });
  await screen.findByRole('table', { name: 'Both customers' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Type: keep' }).checked).toBe(isKept);
});

it('what one agreed to is a choice like any other field', async () => {
  const gateway = await startWithCustomers(
    { id: 'ana', name: 'Ana Lima', kind: 'person' },
    { id: 'eva', name: 'Ana Lima', kind: 'person', acceptsEmails: true },
  );
  await renderAt('/clientes/ana/merge?with=eva', { as: 'EDITOR', gateway });
  const table = within(await screen.findByRole('table', { name: 'Both customers' }));
  table.getByRole('row', { name: /^Accepts emails .*keep No .*merge Yes$/ });
  await click('radio', 'Accepts emails: merge');
  await press('Merge customers');
  await screen.findByText('Ana Lima was merged into Ana Lima.');
  expect(await storedCustomers(gateway)).toMatchObject([{ acceptsEmails: true }]);
});
