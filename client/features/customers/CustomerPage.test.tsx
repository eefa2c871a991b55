import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createdDeal } from '../../../gateway/testing/sample-deals.ts';
import { sabia, startWithCustomers, storedCustomers } from '../../testing/customers.ts';
import {
  chooseAction,
  click,
  editInPlace,
  fields,
  fill,
  follow,
  press,
} from '../../testing/forms.ts';
import { fillLine, fillParties, partyField } from '../../testing/invoiceForm.ts';
import { renderAt } from '../../testing/renderAt.tsx';

describe('a customer’s page', () => {
  it('offers GUEST nothing but to read, at every address', async () => {
    const gateway = await startWithCustomers(sabia);
    const { navigate } = await renderAt('/clientes/sabia', { as: 'GUEST', gateway });
    await screen.findByRole('heading', { name: sabia.name, level: 1 });
    for (const name of ['Edit', 'Delete', 'Add note', 'New invoice']) {
      expect(screen.queryByText(name)).toBe(null);
    }
    for (const url of ['/clientes/new', '/clientes/sabia/edit', '/clientes/sabia/merge']) {
      await navigate(url);
      await screen.findByRole('heading', { name: 'You don’t have access to this page' });
    }
  });

  it('takes a note in place, and begins an invoice to them that counts in the figures', async () => {
    const gateway = await startWithCustomers(sabia);
    await renderAt('/clientes/sabia', { as: 'EDITOR', gateway });
    await fill('Write a note', 'Quer a encomenda na sexta.');
    await press('Add note');
    const timeline = within(await screen.findByRole('region', { name: 'Timeline' }));
    await waitFor(() => timeline.getByText('Quer a encomenda na sexta.', { selector: 'p' }));
    await follow('New invoice');
    await screen.findByRole('region', { name: 'Buyer' });
    expect(partyField('Buyer', 'Name').value).toBe('Doceria Sabiá Peixoto Ltda.');
    expect(partyField('Buyer', 'Address').value).toBe('Recife');
    await fillParties();
    await fillLine(1, { name: 'Bolo de rolo', unit: '1', price: '50' });
    await press('Create invoice');
    await waitFor(async () =>
      expect(await storedCustomers(gateway)).toMatchObject([{ id: 'sabia', lifetimeAmount: 55 }]),
    );
  });

  it('is anonymized by ADMIN alone, once its name was typed', async () => {
    const gateway = await startWithCustomers({ ...sabia, contacts: [{ name: 'Rita Moura' }] });
    const { location } = await renderAt('/clientes/sabia', { as: 'ADMIN', gateway });
    await press('More actions');
    await click('menuitem', 'Anonymize');
    await fill(/^Type /, 'Doceria');
    await press('Anonymize');
    await screen.findByText('The name doesn’t match');
    await fill(/^Type /, sabia.name);
    await press('Anonymize');
    await screen.findByRole('heading', { name: 'Anonymized', level: 1 });
    expect(screen.queryByText('Rita Moura')).toBe(null);
    expect(location()).toBe('/clientes/sabia');
    const [customer] = await storedCustomers(gateway);
    expect(customer).toMatchObject({ name: 'Anonymized', document: null, phone: null });
  });

  it('has all that is stored of the person handed out to ADMIN', async () => {
    const gateway = await startWithCustomers({ ...sabia, contacts: [{ name: 'Rita Moura' }] });
    const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test');
    await renderAt('/clientes/sabia', { as: 'ADMIN', gateway });
    await chooseAction('Export personal data');
    await waitFor(() => expect(save).toHaveBeenCalled());
    const file = save.mock.calls[0]![0] as Blob;
    expect(await file.text()).toContain('Rita Moura');
  });

  it('is changed in place, and lists their deals', async () => {
    const gateway = await startWithCustomers(sabia);
    const token = await gateway.tokenFor('EDITOR');
    await createdDeal(gateway, token, { customerId: 'sabia', title: 'Som ambiente' });
    await renderAt('/clientes/sabia', { as: 'EDITOR', gateway });
    await editInPlace('Phone', '11');
    await screen.findByText('Enter a phone number with area code, or + and country code');
    await fill('Phone', '81988887777');
    await act(async () => screen.getByLabelText('Phone', fields).blur());
    await screen.findByText(`${sabia.name}: Phone changed.`);
    await screen.findByRole('link', { name: '(81) 98888-7777' });
    await click('button', /^(Edit|Add) Owner$/);
    const [first = { name: '' }] = (await gateway.graphql('{ owners { name } }', {}, token)).data!
      .owners as { name: string }[];
    await fill('Owner', first.name.slice(1).toUpperCase());
    await click('option', first.name);
    await screen.findByText(`${sabia.name}: Owner changed.`);
    const details = within(screen.getByRole('region', { name: 'Details' }));
    await details.findByText(first.name);
    await press('Edit Owner');
    await press('Clear Owner');
    await details.findByRole('button', { name: 'Add Owner' });
    const deals = within(screen.getByRole('table', { name: 'Deals' }));
    deals.getByRole('link', { name: 'Som ambiente' });
  });

  it('has its addresses changed in place, in the words of its form', async () => {
    const gateway = await startWithCustomers({ ...sabia, addresses: [{ street: 'Cais, 2' }] });
    await renderAt('/clientes/sabia', { as: 'EDITOR', gateway });
    await press('Edit Other addresses');
    const row = within(await screen.findByRole('group', { name: 'Address 1' }));
    row.getByText('For example: branch, warehouse.');
    await act(async () =>
      fireEvent.change(row.getByLabelText('CEP'), { target: { value: '50030230' } }),
    );
    await click('checkbox', 'Default for shipping');
    await press('Save');
    await screen.findByText(`${sabia.name}: Other addresses changed.`);
    const shown = () => screen.getByRole('region', { name: 'Other addresses' }).textContent;
    await waitFor(() => expect(shown()).toContain('Cais, 2ShippingPE, 50030-230'));
  });

  it('lists events and own messages about them, and begins an event with them', async () => {
    const gateway = await startWithCustomers(sabia);
    const token = await gateway.tokenFor('EDITOR');
    const SEND =
      'mutation ($input: CreateMessageInput!) { createMessage(input: $input) { message { id } } }';
    const input = { id: 'm1', subject: 'Prazo', message: 'Até sexta.' };
    await gateway.graphql(SEND, { input }, token);
    const { navigate, location } = await renderAt('/inbox?message=m1', { token, gateway });
    await press('More actions');
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
    await click('menuitem', 'Link to a customer');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByLabelText('Customer', fields)),
    );
    await fill('Customer', 'Doceria');
    await click('option', /Doceria Sabiá/);
    await screen.findByRole('link', { name: sabia.name });
    await navigate('/clientes/sabia');
    const messages = within(await screen.findByRole('table', { name: 'Your messages' }));
    messages.getByRole('link', { name: 'Prazo' });
    await follow('New event');
    await waitFor(() => expect(location()).toMatch(/^\/calendar\?.*about=Customer%3Asabia/));
    await fill(/^Title/, 'Visita');
    await press('Create event');
    await screen.findByText('“Visita” was created.');
    await screen.findByText('1 event');
    await navigate('/clientes/sabia');
    const events = within(await screen.findByRole('table', { name: 'Events' }));
    await act(async () => events.getByRole('link', { name: 'Visita' }).click());
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Customer', fields).value).toBe(sabia.name),
    );
  });

  it('shows where they are, and leads to that place of the whole map', async () => {
    const gateway = await startWithCustomers({ ...sabia, latitude: -8.05, longitude: -34.9 });
    const { location } = await renderAt('/clientes/sabia', { as: 'GUEST', gateway });
    await screen.findByRole('img', { name: /Doceria Sabiá/ });
    await follow('Open map here');
    await waitFor(() => expect(location()).toMatch(/^\/map\?lat=-8\.05/));
  });

  it('shows what there is when its timeline does not come, which can be tried again', async () => {
    let isDown = true;
    await renderAt('/clientes/sabia', {
      as: 'GUEST',
      gateway: await startWithCustomers(sabia),
      network: (send) => (input, init) =>
        isDown && (init?.body as string | undefined)?.includes('query CustomerTimeline')
          ? Promise.reject(new TypeError('Failed to fetch'))
          : send(input, init),
    });
    await screen.findByRole('heading', { name: sabia.name, level: 1 });
    screen.getByText('12.ABC.345/01DE-35');
    await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await press('Try again');
    await screen.findByText('No activity yet.');
  });
});

describe('two customers that are one', () => {
  const twin = {
    id: 'twin',
    kind: 'company',
    name: 'Doceria Sabiá',
    phone: '81900000001',
    website: 'sabia.test',
    city: 'Olinda',
    notes: 'Prefere a tarde.',
    tags: ['atacado'],
  };

  it('are merged field by field, and are two again after the undo', async () => {
    const gateway = await startWithCustomers(sabia, twin);
    const before = await storedCustomers(gateway);
    const { location } = await renderAt('/clientes/sabia', { as: 'EDITOR', gateway });
    await follow('Merge with Doceria Sabiá');
    await screen.findByRole('table');
    expect(location()).toBe('/clientes/sabia/merge?with=twin');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Notes: merge' }).checked).toBe(
      true,
    );
    await click('radio', 'City: merge');
    await press('Merge customers');
    await screen.findByText(`${twin.name} was merged into ${sabia.name}.`);
    expect(await storedCustomers(gateway)).toMatchObject([
      {
        id: 'sabia',
        name: sabia.name,
        city: 'Olinda',
        website: twin.website,
        notes: twin.notes,
        tags: ['VIP', 'atacado'],
      },
    ]);
    await press('Undo');
    await screen.findByText(`Merge undone. ${twin.name} was restored.`);
    expect(await storedCustomers(gateway)).toEqual(before);
    await screen.findByRole('link', { name: 'Merge with Doceria Sabiá' });
  });

  it('are warned of again after an undo, although what was asked before it is answered later', async () => {
    const gateway = await startWithCustomers(sabia, twin);
    let release: (() => void) | undefined;
    let released = Promise.resolve();
    const network: (send: typeof fetch) => typeof fetch =
      (send) =>
      async (...request) => {
        const answer = await send(...request);
        if ((request[1]?.body as string | undefined)?.includes('customerDuplicates'))
          await released;
        return answer;
      };
    await renderAt('/clientes/sabia', { as: 'EDITOR', gateway, network });
    await follow('Merge with Doceria Sabiá');
    await screen.findByRole('table');
    released = new Promise((resolve) => (release = resolve));
    await press('Merge customers');
    await screen.findByText(`${twin.name} was merged into ${sabia.name}.`);
    await press('Undo');
    await screen.findByText(`Merge undone. ${twin.name} was restored.`);
    await act(async () => release!());
    await screen.findByRole('link', { name: 'Merge with Doceria Sabiá' });
  });
});
