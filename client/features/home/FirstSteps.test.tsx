import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { callsOf } from '../../testing/callsOf.ts';
import { press } from '../../testing/forms.ts';
import { addInvoices } from '../../testing/invoices.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

/** Finds a tile by its heading, since searching a region by name computes all names of the page. */
async function tile(name: string) {
  const heading = await screen.findByText(name, { selector: 'h2' });
  return within(heading.closest('section')!);
}

async function add(gateway: TestGateway, kind: string, input: object): Promise<void> {
  const { errors } = await gateway.graphql(
    `mutation ($input: Create${kind}Input!) { create${kind}(input: $input) { __typename } }`,
    { input },
    await gateway.tokenFor('EDITOR'),
  );
  if (errors) throw new Error(errors[0]?.message);
}

describe('the home page', () => {
  it('of an empty shop is the checklist alone, which its data ticks off', async () => {
    const gateway = await startOwnGateway({ isEmpty: true });
    await gateway.store.db.deleteFrom('companies').execute();
    await gateway.tokenFor('EDITOR');
    const { navigate } = await renderAt('/home', { as: 'SA', gateway });
    const steps = await tile('First steps');
    steps.getByText('1 of 5 done. This list disappears when all are done.');
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Enter your company details',
      'Invite a colleagueDone',
      'Create the first customer',
      'Create the first product',
      'Create the first invoice',
    ]);
    expect(steps.getByRole('link', { name: /company/ }).getAttribute('href')).toBe('/company');
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Good /),
      'First steps',
    ]);
    expect(screen.queryByLabelText('Period')).toBe(null);
    expect(screen.queryByRole('button', { name: 'Dismiss first steps' })).toBe(null);
    await add(gateway, 'Customer', { kind: 'person', name: 'Rita' });
    await navigate('/invoices');
    await navigate('/home');
    await tile('Revenue');
    (await tile('First steps')).getByText('2 of 5 done. This list disappears when all are done.');
  });

  it('invites as long as there is one account and no invitation', async () => {
    const gateway = await startOwnGateway({ isEmpty: true });
    const token = await gateway.tokenFor('SA');
    await gateway.store.db.deleteFrom('accounts').where('role', '!=', 'SA').execute();
    const { navigate } = await renderAt('/home', { token, gateway });
    const invite = (await tile('First steps')).getByRole('link', { name: 'Invite a colleague' });
    expect(invite.getAttribute('href')).toBe('/invitations');
    const { errors } = await gateway.graphql(
      'mutation ($input: InviteAccountInput!) { inviteAccount(input: $input) { __typename } }',
      { input: { email: 'ana@firma.test', role: 'EDITOR' } },
      token,
    );
    expect(errors).toBeUndefined();
    await navigate('/invoices');
    await navigate('/home');
    const steps = await tile('First steps');
    await waitFor(() => expect(steps.queryByRole('link', { name: /Invite/ })).toBe(null));
  });

  it('lists the first steps until all are done, or until they are put away', async () => {
    const gateway = await startOwnGateway({ isEmpty: true });
    await gateway.store.db.deleteFrom('companies').execute();
    await add(gateway, 'Customer', { kind: 'person', name: 'Rita' });
    const { reload, navigate, fetch } = await renderAt('/home', { as: 'SA', gateway });
    const steps = await tile('First steps');
    steps.getByText('2 of 5 done. This list disappears when all are done.');
    expect(steps.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Enter your company details',
      'Create the first product',
      'Create the first invoice',
    ]);
    await addInvoices(gateway, [{}]);
    await navigate('/invoices');
    await navigate('/home');
    const left = await tile('First steps');
    await waitFor(() => expect(left.getAllByRole('link')).toHaveLength(2));
    await press('Dismiss first steps');
    expect(screen.queryByText('First steps')).toBe(null);
    const asked = callsOf(fetch, 'FirstSteps').length;
    await reload();
    await tile('Revenue');
    expect(screen.queryByText('First steps')).toBe(null);
    expect(callsOf(fetch, 'FirstSteps')).toHaveLength(asked);
  });
});
