import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { click, fill, follow, press } from '../../testing/forms.ts';
import { addInvoices } from '../../testing/invoices.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

let gateway: TestGateway;
let token: string;

beforeEach(async () => {
  gateway = await startOwnGateway({ isEmpty: true });
  token = await gateway.tokenFor('EDITOR');
  await addInvoices(gateway, [{ orderNo: 'A-1' }, { orderNo: 'A-2', status: 'delivered' }]);
});

async function addView(view: object, by = token): Promise<string> {
  const { data } = await gateway.graphql(
    'mutation ($input: CreateViewInput!) { createView(input: $input) { view { id } } }',
    { input: { list: 'invoices', query: 'status=delivered', name: 'Done', ...view } },
    by,
  );
  return data?.createView.view.id as string;
}

async function choose(view: string, action: string) {
  await press(`View: ${view}`);
  await click('menuitem', action);
}

describe('the saved views of a list', () => {
  it('keep what the address says under a name, and are shared, changed and deleted', async () => {
    const { location } = await renderAt('/invoices?status=delivered&columns=buyer,total', {
      token,
      gateway,
    });
    await choose('All', 'Save as new view…');
    await press('Save');
    await screen.findByText('this field is required');
    await fill(/^Name/, 'Done');
    await click('checkbox', 'Share with everyone');
    await press('Save');
    await screen.findByRole('button', { name: 'View: Done' });
    expect(location()).toMatch(/^\/invoices\?status=delivered&columns=buyer%2Ctotal&view=\w+$/);

    await press('Total');
    await screen.findByRole('button', { name: 'View: Done (changed)' });
    await choose('Done (changed)', 'Save changes to “Done”');
    await screen.findByRole('button', { name: 'View: Done' });

    await press('Number');
    await screen.findByText('Changed');
    await follow('Reset');
    await waitFor(() => expect(screen.queryByText('Changed')).toBe(null));
    expect(location()).toContain('sort=total');
    await press('Number');
    await screen.findByText('Changed');
    await press('Save');
    await waitFor(() => expect(screen.queryByText('Changed')).toBe(null));
    expect(location()).toContain('sort=orderNo');

    await choose('Done', 'Rename or share…');
    await fill(/^Name/, 'Delivered');
    await press('Save');
    await screen.findByRole('button', { name: 'View: Delivered' });

    await choose('Delivered', 'Delete “Delivered”');
    await screen.findByRole('button', { name: 'View: All' });
    await press('Undo');
    await follow(/^Delivered/);
    await screen.findByRole('button', { name: 'View: Delivered' });
    expect(location()).toContain('sort=orderNo');
  });

  it('open the list when one of them is chosen for it, and only then', async () => {
    const id = await addView({});
    const { location, navigate } = await renderAt('/invoices', { token, gateway });
    await screen.findByText('Showing 2 of 2');
    await follow(/^Done ?1$/);
    await screen.findByText('Showing 1 of 1');
    await choose('Done', 'Set as default');
    await navigate('/invoices/new');
    await navigate('/invoices');
    await screen.findByText('Showing 1 of 1');
    expect(location()).toBe(`/invoices?status=delivered&view=${id}`);

    await follow(/^All ?2$/);
    await screen.findByText('Showing 2 of 2');
    expect(location()).toBe('/invoices?view=all');
    await navigate('/invoices?status=pending');
    await screen.findByRole('button', { name: 'View: All' });
    expect(location()).toBe('/invoices?status=pending');
  });

  it('of others are to be used and not to be changed, and a guest shares none', async () => {
    await addView({ name: 'Theirs', isShared: true });
    await renderAt('/invoices', { as: 'GUEST', gateway });
    await follow(/^Theirs/);
    await press('View: Theirs');
    await screen.findByRole('menuitem', { name: 'Set as default' });
    expect(screen.queryByRole('menuitem', { name: /Delete/ })).toBe(null);
    await click('menuitem', 'Save as new view…');
    await screen.findByRole('dialog');
    expect(screen.queryByRole('checkbox', { name: 'Share with everyone' })).toBe(null);
  });

  it('say so when the gateway refuses', async () => {
    await addView({});
    const { navigate } = await renderAt('/invoices', {
      token,
      gateway,
      network: (send) => (input, init) =>
        typeof init?.body === 'string' && init.body.includes('mutation')
          ? Promise.reject(new TypeError('Failed to fetch'))
          : send(input, init),
    });
    await navigate('/invoices?status=pending');
    await choose('All', 'Save as new view…');
    await fill(/^Name/, 'Mine');
    await press('Save');
    await screen.findByText('Something went wrong!');
    await waitFor(() => screen.getByRole('dialog', { name: 'Save view' }));
  });
});
