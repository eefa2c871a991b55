import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { newDeal } from '../../../gateway/testing/sample-deals.ts';
import { newInvoice } from '../../../gateway/testing/sample-invoices.ts';
import { newProduct } from '../../../gateway/testing/sample-products.ts';
import { recordsOf } from '../../../gateway/testing/snapshots.ts';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { changeSelected, click, fields, fill, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

/** The number of matching records: one more than a page shows. */
const MATCHING = 21;

interface List {
  /** The list's address, restricted by a text and by a filter. */
  url: string;
  kind: string;
  mutation: string;
  /** Returns the input of a record that matches both; those below fail one of the two. */
  matching: (place: number) => object;
  otherText: (place: number) => object;
  otherFilter: (place: number) => object;
  /** Set when a record is looked after by whoever made it. */
  hasOwner?: true;
  actions: Record<string, () => Promise<void>>;
}

const item = (button: string, name: string) => async () => {
  await press(button);
  await click('menuitem', name);
};
async function takeOwnerOff() {
  await press('Change');
  await click('checkbox', 'Clear Owner');
  await press('Change all');
}
const remove = { delete: () => press('Delete') };

async function changeTags(label: string, tag: string) {
  await press('Change');
  const field = await screen.findByLabelText(label, fields);
  act(() => field.focus());
  await act(async () => fireEvent.change(field, { target: { value: tag } }));
  await act(async () => fireEvent.keyDown(field, { key: 'Enter' }));
  await press('Change all');
}

const person = { kind: 'person', tags: ['Beta'] };
const ofInvoice = { ...newInvoice, items: [{ name: 'Mel', unit: 1, price: 2 }] };

const lists: Record<string, List> = {
  customers: {
    url: '/clientes?text=alfa&status=lead',
    kind: 'Customer',
    mutation: 'createCustomer',
    matching: (place) => ({ ...person, name: `Alfa ${place}` }),
    otherText: (place) => ({ ...person, name: `Beta ${place}` }),
    otherFilter: (place) => ({ ...person, name: `Alfa ${place}`, status: 'active' }),
    hasOwner: true,
    actions: {
      async 'set the status'() {
        await changeSelected({ Status: 'inactive' });
      },
      'take the owner off': takeOwnerOff,
      'add a tag': () => changeTags('Add tags', 'Alfa'),
      'remove a tag': () => changeTags('Remove tags', 'Beta'),
      ...remove,
    },
  },
  products: {
    url: '/produtos?text=alfa&active=yes',
    kind: 'Product',
    mutation: 'createProduct',
    matching: (place) => ({ ...newProduct, title: `Alfa ${place}` }),
    otherText: (place) => ({ ...newProduct, title: `Beta ${place}` }),
    otherFilter: (place) => ({ ...newProduct, title: `Alfa ${place}`, isActive: false }),
    actions: {
      async 'set the stock'() {
        await changeSelected({ Stock: '7' });
      },
      ...remove,
    },
  },
  deals: {
    url: '/vendas?as=table&text=alfa&stage=lead',
    kind: 'Deal',
    mutation: 'createDeal',
    matching: (place) => ({ ...newDeal, title: `Alfa ${place}` }),
    otherText: (place) => ({ ...newDeal, title: `Beta ${place}` }),
    otherFilter: (place) => ({ ...newDeal, title: `Alfa ${place}`, stage: 'proposal' }),
    hasOwner: true,
    actions: {
      'move on': item('Set stage', 'Negotiation'),
      async 'lose with a reason'() {
        await item('Set stage', 'Lost')();
        await fill(/^Loss reason/, 'Adiaram a reforma.');
        await press('Mark as lost');
      },
      'take the owner off': takeOwnerOff,
      ...remove,
    },
  },
  invoices: {
    url: '/invoices?text=alfa&status=pending',
    kind: 'Invoice',
    mutation: 'createInvoice',
    matching: (place) => ({ ...ofInvoice, buyer: { name: `Alfa ${place}` } }),
    otherText: (place) => ({ ...ofInvoice, buyer: { name: `Beta ${place}` } }),
    otherFilter: (place) => ({
      ...ofInvoice,
      buyer: { name: `Alfa ${place}` },
      status: 'processing',
    }),
    actions: { 'set the status': item('Set status', 'Processing'), ...remove },
  },
  users: {
    url: '/users?text=alfa&status=active',
    kind: 'User',
    mutation: 'createUser',
    matching: (place) => ({ name: `Alfa ${place}` }),
    otherText: (place) => ({ name: `Beta ${place}` }),
    otherFilter: (place) => ({ name: `Alfa ${place}`, isActive: false }),
    actions: { deactivate: () => press('Deactivate'), ...remove },
  },
  inbox: {
    url: '/inbox?text=alfa&unread=1',
    kind: 'Message',
    mutation: 'createMessage',
    matching: (place) => ({ subject: `Alfa ${place}`, message: '<p>Oi</p>' }),
    otherText: (place) => ({ subject: `Beta ${place}`, message: '<p>Oi</p>' }),
    otherFilter: (place) => ({ subject: `Alfa ${place}`, message: '<p>Oi</p>', isRead: true }),
    actions: { 'mark as read': () => press('Mark as read'), ...remove },
  },
};

async function make(gateway: TestGateway, token: string, list: List) {
  const matching = await makeSome(gateway, token, list, MATCHING);
  await makeSome(gateway, token, { ...list, matching: list.otherText }, 2);
  await makeSome(gateway, token, { ...list, matching: list.otherFilter }, 2);
  return matching;
}

async function makeSome(
  gateway: TestGateway,
  token: string,
  { mutation, matching, hasOwner }: List,
  count: number,
) {
  const name = mutation.replace('create', '');
  const query = `mutation ($input: ${mutation.replace('c', 'C')}Input!) {
    ${mutation}(input: $input) { ${name[0]!.toLowerCase()}${name.slice(1)} { id } }
  }`;
  const { data: caller } = await gateway.graphql('{ me { id } }', {}, token);
  const owned = hasOwner && { ownerId: caller?.me.id as string };
  const ids: string[] = [];
  for (let place = 0; place < count; place += 1) {
    const input = { ...matching(place), ...owned };
    const { data, errors } = await gateway.graphql(query, { input }, token);
    if (errors) throw new Error(JSON.stringify(errors));
    ids.push(Object.values(data?.[mutation] as Record<string, { id: string }>)[0]!.id);
  }
  return ids.toSorted();
}

describe('all that match a text and a filter, beyond the page', () => {
  it.each(Object.entries(lists))('%s: each action, and back', async (_, list) => {
    const gateway = await startOwnGateway({ isEmpty: true });
    const token = await gateway.tokenFor('ADMIN');
    const { data } = await gateway.graphql('{ me { id } }', {}, token);
    const stored = () => recordsOf(gateway, list.kind, data?.me.id as string);
    const matching = await make(gateway, token, list);
    await renderAt(list.url, { token, gateway });
    for (const [action, run] of Object.entries(list.actions)) {
      const before = await stored();
      const [page] = await screen.findAllByRole('checkbox', { name: /^Select all/ });
      await act(async () => fireEvent.click(page!));
      await press(`Select all ${MATCHING} that match`);
      await run();
      const undo = await screen.findByRole('button', { name: 'Undo' });
      const after = new Map((await stored()).rows.map((row) => [row.id, JSON.stringify(row)]));
      const changed = before.rows.filter((row) => after.get(row.id) !== JSON.stringify(row));
      expect(
        changed.map(({ id }) => id),
        action,
      ).toEqual(matching);
      await act(async () => fireEvent.click(undo));
      await waitFor(async () => expect((await stored()).copies, action).toEqual(before.copies));
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBe(null));
      await screen.findByText(`1 to 20 of ${MATCHING}`);
    }
  });
});

describe('more rows than one change takes', () => {
  it('are not offered what would be refused, but all that match are', async () => {
    const gateway = await startOwnGateway({ isEmpty: true });
    const token = await gateway.tokenFor('ADMIN');
    await makeSome(gateway, token, lists.users!, 102);
    await renderAt('/users?size=100', { token, gateway });
    await click('checkbox', 'Select all rows on this page');
    await screen.findByText('100 selected');
    await screen.findByRole('button', { name: 'Deactivate' });
    await press('Next page');
    await screen.findByText('101 to 102 of 102');
    const [row] = screen.getAllByRole('checkbox', { name: /^Select Alfa/ });
    await act(async () => fireEvent.click(row!));
    await screen.findByText('Select up to 100 rows at a time.');
    expect(screen.queryByRole('button', { name: 'Deactivate' })).toBe(null);
    await press('Select all 102 that match');
    await press('Deactivate');
    await screen.findByText('102 users were deactivated.');
  });
});
