import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { sabia, startWithCustomers } from '../../testing/customers.ts';
import { expectFocus, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';

const withRita = { ...sabia, contacts: [{ name: 'Rita', role: 'Compras' }] };

const section = async () => within(await screen.findByRole('region', { name: 'Contacts' }));
const row = async (number: number) =>
  within(await screen.findByRole('group', { name: `Contact ${number}` }));
const nameIn = async (number: number) =>
  (await row(number)).getByLabelText<HTMLInputElement>(/^Name/);

async function type(field: HTMLElement, value: string, key?: string) {
  await act(async () => fireEvent.change(field, { target: { value } }));
  if (key) await act(async () => fireEvent.keyDown(field, { key }));
}

async function contactsOf(gateway: TestGateway) {
  const query = '{ customer(id: "sabia") { contacts { name role email } } }';
  const { data } = await gateway.graphql(query, {}, await gateway.tokenFor('GUEST'));
  return (data!.customer as { contacts: { name: string; role: string | null }[] }).contacts;
}

it('a list is changed where it stands by keys, and taken back by undo', async () => {
  const gateway = await startWithCustomers(withRita);
  await renderAt('/clientes/sabia', { as: 'EDITOR', gateway });
  await press('Edit Contacts');
  await waitFor(async () => expect(document.activeElement).toBe(await nameIn(1)));
  await type(await nameIn(1), 'Joana', 'Escape');
  (await section()).getByText('Rita');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Contacts' })),
  );

  await press('Edit Contacts');
  expect((await nameIn(1)).value).toBe('Rita');
  await press('Add contact');
  await type((await row(2)).getByLabelText('Email'), 'joana');
  await type(await nameIn(2), ' ', 'Enter');
  screen.getByText('this field is required');
  await expectFocus(nameIn(2));
  await type(await nameIn(2), 'Joana');
  await type((await row(2)).getByLabelText('Email'), 'joana', 'Enter');
  screen.getByText('email is not valid');
  await type((await row(2)).getByLabelText('Email'), 'joana@sabia.test', 'Enter');
  await screen.findByText(`${sabia.name}: Contacts changed.`);
  await screen.findByText('joana@sabia.test');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Contacts' })),
  );
  await press('Undo');
  await screen.findByText(`${sabia.name}: Contacts restored.`);
  await waitFor(async () => expect((await section()).queryByText('Joana')).toBe(null));
});

it('a list that both changed is chosen from, and none is lost', async () => {
  const gateway = await startWithCustomers(withRita);
  await renderAt('/clientes/sabia', { as: 'EDITOR', gateway });
  await press('Edit Contacts');
  await type(await nameIn(1), 'Rita Moura');
  const query = `mutation {
    updateCustomer(input: { id: "sabia", city: "Olinda", contacts: [{ name: "Joana" }] }) { activityId }
  }`;
  await gateway.graphql(query, {}, await gateway.tokenFor('ADMIN'));
  await press('Save');
  const alert = within(await screen.findByRole('alert', { name: /Someone else changed/ }));
  alert.getByRole('row', { name: /^Contacts .*Joana .*Rita Moura/ });
  await act(async () => fireEvent.click(alert.getByRole('radio', { name: 'Contacts: yours' })));
  await press('Save');
  await screen.findByText(`${sabia.name}: Contacts changed.`);
  expect(await contactsOf(gateway)).toMatchObject([{ name: 'Rita Moura', role: 'Compras' }]);
  await within(screen.getByRole('region', { name: 'Details' })).findByText('Olinda');
});

it('an empty list begins with its first row, and one that is left as it was is not sent', async () => {
  const gateway = await startWithCustomers(sabia);
  await renderAt('/clientes/sabia', { as: 'EDITOR', gateway });
  await press('Add contact');
  await waitFor(async () => expect(document.activeElement).toBe(await nameIn(1)));
  await press('Remove contact 1');
  await press('Save');
  (await section()).getByText('No contacts besides the main email and phone.');
  expect(screen.queryByText(/were changed/)).toBe(null);
  await press('Add contact');
  await type(await nameIn(1), 'Rita', 'Enter');
  await screen.findByText(`${sabia.name}: Contacts changed.`);
  expect(await contactsOf(gateway)).toMatchObject([{ name: 'Rita' }]);
});

it('who may only read sees the rows, and no way to change them', async () => {
  const gateway = await startWithCustomers(withRita);
  await renderAt('/clientes/sabia', { as: 'GUEST', gateway });
  (await section()).getByText('Rita');
  expect(screen.queryByRole('button', { name: /Contacts|contact/ })).toBe(null);
});
