import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { closeFilter, filterBy, openFilter } from '../../testing/filters.ts';
import { click, press } from '../../testing/forms.ts';
import { addInvoices, storedInvoice } from '../../testing/invoices.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

let gateway: TestGateway;
let id: string;

beforeEach(async () => {
  gateway = await startOwnGateway({ isEmpty: true });
  await addInvoices(gateway, [{ orderNo: 'A-1', status: 'pending' }]);
  ({ id } = (await storedInvoice(gateway, 'A-1'))!);
});

const run = async (mutation: string) => {
  const { errors } = await gateway.graphql(mutation, {}, await gateway.tokenFor('ADMIN'));
  expect(errors).toBeUndefined();
};
const change = (fields: string) =>
  run(`mutation { updateInvoice(input: { id: "${id}", ${fields} }) { invoice { id } } }`);
const setStatus = (status: string) => change(`status: ${status}`);
const remove = () => run(`mutation { deleteInvoice(input: { id: "${id}" }) { activityId } }`);

describe('the activity page', () => {
  it('tells what was done, field by field, and is filtered by its URL', async () => {
    await setStatus('processing');
    const { location } = await renderAt('/activity', { as: 'ADMIN', gateway });
    const entry = await screen.findByRole('table', { name: 'Changed fields' });
    expect(within(entry).getAllByRole('row')[1]!.textContent).toBe('StatusPendingProcessing');
    expect(screen.getAllByText(/ invoice /).length).toBe(2);
    await filterBy('Action', 'Created');
    await screen.findByText('Showing 1 of 1');
    expect(location()).toBe('/activity?action=created');
    await filterBy('Type', 'Deal');
    await screen.findByText('No results');
  });

  it('is filtered by several kinds, actions and people, each with how many it has', async () => {
    await setStatus('processing');
    await run(
      'mutation { createProject(input: { projectName: "Obra", userName: "Ana", email: "ana@obra.test" }) { project { id } } }',
    );
    const { location } = await renderAt('/activity?action=created', { as: 'ADMIN', gateway });
    await screen.findByText('Showing 2 of 2');
    await openFilter('Action');
    await screen.findByRole('checkbox', { name: /^Created\s*2$/ });
    await click('checkbox', /^Changed\s*1$/);
    await closeFilter();
    await screen.findByText('Showing 3 of 3');
    expect(location()).toBe('/activity?action=created%2Cupdated');
    await openFilter('Type');
    await screen.findByRole('checkbox', { name: /^Project\s*1$/ });
    await click('checkbox', /^Invoice\s*2$/);
    await click('radio', 'is not');
    await closeFilter();
    await screen.findByText('Showing 1 of 1');
    await openFilter('Person');
    await screen.findByRole('checkbox', { name: /^admin-.*1$/ });
  });

  it('takes one back, and that as well', async () => {
    await setStatus('processing');
    await renderAt('/activity?action=updated', { as: 'ADMIN', gateway });
    await press('Undo');
    await screen.findByText(/^Undone: /);
    expect((await storedInvoice(gateway, 'A-1'))?.status).toBe('pending');
    await press('Undo');
    await screen.findByText(/^Redone: /);
    expect((await storedInvoice(gateway, 'A-1'))?.status).toBe('processing');
  });

  it('says that an undo deleted what was created, and leads to no record that is gone', async () => {
    await renderAt('/activity', { as: 'ADMIN', gateway });
    await screen.findByRole('link', { name: 'A-1' });
    await press('Undo');
    await screen.findByText(/deleted invoice A-1/);
    expect(screen.queryByRole('link', { name: 'A-1' })).toBe(null);
    await press('Undo');
    await screen.findByText(/restored invoice/);
    expect(screen.getAllByRole('link', { name: 'A-1' })).toHaveLength(2);
  });

  it('is not open to an editor', async () => {
    await renderAt('/activity', { as: 'EDITOR', gateway });
    await screen.findByRole('heading', { name: 'You don’t have access to this page' });
  });
});

/** The list and the label of each kind's deletion. */
const deletable = {
  boards: 'Board',
  customers: 'Customer',
  deals: 'Deal',
  invoices: 'Invoice',
  products: 'Product',
  projects: 'Project',
  users: 'User',
};

describe('one’s own changes', () => {
  it('are taken back from any page after a reload, by an editor too', async () => {
    const token = await gateway.tokenFor('EDITOR');
    await addInvoices(gateway, [{ orderNo: 'A-2', status: 'pending' }]);
    const ids = [id, (await storedInvoice(gateway, 'A-2'))!.id];
    const change = `mutation ($ids: [ID!]!) {
      updateInvoicesStatus(input: { ids: $ids, status: processing }) { count }
    }`;
    expect((await gateway.graphql(change, { ids }, token)).errors).toBeUndefined();
    await renderAt('/invoices', { token, gateway });
    expect((await screen.findAllByText('Processing', { selector: 'td *' })).length).toBe(2);
    await press(/Account of/);
    await click('menuitem', 'Your changes');
    const own = await screen.findByRole('list', { name: 'Your changes' });
    expect(own.textContent).toMatch(/changed 2 invoices/);
    await press('Undo: changed 2 invoices');
    await screen.findByText('Nothing to undo.');
    expect(screen.queryAllByText('Processing', { selector: 'td *' })).toEqual([]);
    expect((await storedInvoice(gateway, 'A-2'))?.status).toBe('pending');
  });

  it('that deleted one of each kind of record bring each back after a reload', async () => {
    const full = await startOwnGateway();
    const token = await full.tokenFor('ADMIN');
    const ask = async (query: string) => {
      const { data, errors } = await full.graphql(query, {}, token);
      expect(errors).toBeUndefined();
      return data!;
    };
    const counts = () =>
      ask(
        `{ ${Object.keys(deletable)
          .map((list) => `${list} { totalCount }`)
          .join(' ')} }`,
      );
    const before = await counts();
    for (const [list, kind] of Object.entries(deletable)) {
      const [{ id }] = (await ask(`{ ${list}(first: 1) { nodes { id } } }`))[list].nodes;
      await ask(`mutation { delete${kind}(input: { id: "${id}" }) { __typename } }`);
    }

    await renderAt('/projects', { token, gateway: full });
    await press(/Account of/);
    await click('menuitem', 'Your changes');
    await screen.findByRole('list', { name: 'Your changes' });
    const buttons = () => screen.queryAllByRole('button', { name: /^Undo: / });
    expect(buttons()).toHaveLength(Object.keys(deletable).length);
    while (buttons().length > 0) {
      const left = buttons().length;
      await act(async () => fireEvent.click(buttons()[0]!));
      await waitFor(() => expect(buttons()).toHaveLength(left - 1));
    }
    await screen.findByText('Nothing to undo.');
    expect(await counts()).toEqual(before);
  });
});

describe('the history on a page of a record', () => {
  it('has each version, and brings one back', async () => {
    await change('vat: 5');
    await change('vat: 7, status: processing');
    await renderAt(`/invoices/${id}`, { as: 'EDITOR', gateway });
    const history = await screen.findByRole('region', { name: 'History' });
    await within(history).findAllByRole('listitem');
    const entries = within(history).getAllByRole('listitem');
    const restores = (entry: HTMLElement) =>
      within(entry).queryByRole('button', { name: 'Restore this version' });
    expect(entries.map((entry) => restores(entry) !== null)).toEqual([false, true, true]);
    restores(entries[1]!)!.click();
    await screen.findByText('Version restored.');
    const restored = await storedInvoice(gateway, 'A-1');
    expect(restored).toMatchObject({ vat: 5, status: 'processing' });
  });

  it('stays when the record is deleted, and leads an administrator back', async () => {
    await remove();
    const { location } = await renderAt(`/invoices/${id}`, { as: 'ADMIN', gateway });
    await screen.findByRole('heading', { name: 'A-1 is in the trash' });
    expect(screen.queryByText('Record not found')).toBe(null);
    const history = await screen.findByRole('region', { name: 'History' });
    await within(history).findAllByRole('listitem');
    expect(within(history).queryByRole('button', { name: 'Restore this version' })).toBe(null);
    await press('Restore');
    await screen.findByText('A-1 was restored.');
    await screen.findByRole('heading', { name: 'A-1', level: 1 });
    expect(location()).toBe(`/invoices/${id}`);
    expect((await storedInvoice(gateway, 'A-1'))?.id).toBe(id);
  });

  it('says who deleted a record, to an editor without a way back', async () => {
    await remove();
    await renderAt(`/invoices/${id}`, { as: 'EDITOR', gateway });
    await screen.findByRole('heading', { name: 'A-1 is in the trash' });
    screen.getByText('An administrator can restore it.');
    expect(screen.queryByRole('button', { name: 'Restore' })).toBe(null);
  });

  it('is read by a guest, who brings nothing back', async () => {
    await setStatus('processing');
    await renderAt(`/invoices/${id}`, { as: 'GUEST', gateway });
    await screen.findByRole('table', { name: 'Changed fields' });
    expect(screen.queryByRole('button', { name: 'Restore this version' })).toBe(null);
  });
});
