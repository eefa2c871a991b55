import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestGateway } from '../../../../gateway/testing/test-gateway.ts';
import { chips, closeFilter, filterBy, openFilter } from '../../../testing/filters.ts';
import { click, fill, press } from '../../../testing/forms.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { startOwnGateway } from '../../../testing/startOwnGateway.ts';
import { column } from '../../../testing/tables.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startOwnGateway({ isEmpty: true });
  const token = await gateway.tokenFor('EDITOR');
  const CREATE =
    'mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { activityId } }';
  for (const input of [
    { name: 'Ana', kind: 'person', status: 'lead', city: 'Recife', state: 'PE' },
    { name: 'Bia', kind: 'person', status: 'active', city: 'Olinda', state: 'PE' },
    { name: 'Caju Ltda', kind: 'company', status: 'active', city: 'Natal', state: 'RN' },
    { name: 'Dona', kind: 'company', status: 'inactive' },
  ]) {
    expect((await gateway.graphql(CREATE, { input }, token)).errors).toBeUndefined();
  }
});

const names = () => column(0);
const shows = (...expected: string[]) => waitFor(() => expect(names()).toEqual(expected));

describe('filters that are joined', () => {
  it('match any instead of all once so chosen', async () => {
    const { location } = await renderAt('/clientes?status=lead&kind=company', {
      as: 'GUEST',
      gateway,
    });
    await screen.findByRole('button', { name: 'Remove filter Status' });
    await screen.findByRole('heading', { name: /^No / });
    await click('radio', 'Match any');
    await shows('Ana', 'Caju Ltda', 'Dona');
    expect(location()).toBe('/clientes?status=lead&kind=company&match=any');
    screen.getByText('or');
  });

  it('have groups, each with a menu of its own', async () => {
    const { location } = await renderAt('/clientes?state=PE', { as: 'GUEST', gateway });
    await shows('Ana', 'Bia');
    await press('Filter');
    await press('Add a group of filters');
    const group = await screen.findByRole('group', { name: 'and any of: 1' });
    const menu = await screen.findByRole('dialog');
    await act(async () => fireEvent.click(within(menu).getByRole('button', { name: 'City' })));
    await click('checkbox', /^Recife/);
    await closeFilter();
    await shows('Ana');
    expect(within(group).getByText('Recife')).toBeTruthy();
    await act(async () => fireEvent.click(within(group).getByRole('button', { name: 'Filter' })));
    const again = await screen.findByRole('dialog');
    await act(async () => fireEvent.click(within(again).getByRole('button', { name: 'Status' })));
    await click('checkbox', /^Active/);
    await closeFilter();
    await shows('Ana', 'Bia');
    const address = '/clientes?state=PE&groups=city%3DRecife%26status%3Dactive';
    expect(location()).toBe(address);
    await click('radio', 'Match any');
    await screen.findByRole('group', { name: 'or all of: 1' });
    await shows('Ana', 'Bia');
    await press('Remove filter State');
    await screen.findByRole('heading', { name: /^No / });
    await press('Remove group');
    await shows('Ana', 'Bia', 'Caju Ltda', 'Dona');
    expect(location()).not.toContain('groups');
  });

  it('find what is empty, and what lies between two amounts', async () => {
    const { location } = await renderAt('/clientes', { as: 'GUEST', gateway });
    await filterBy('City', 'Empty');
    await shows('Dona');
    expect(chips()).toEqual(['City: Empty']);
    expect(location()).toBe('/clientes?city=none');
    await filterBy('City', 'Natal');
    await shows('Caju Ltda', 'Dona');
    await press('Remove filter City');
    await openFilter('Last purchase');
    await press('Not empty');
    await screen.findByRole('heading', { name: /^No / });
    expect(chips()).toEqual(['Last purchase: Not empty']);
    await press('Remove filter Last purchase');
    await openFilter('Lifetime value');
    await fill('To', '0');
    await act(async () => fireEvent.blur(screen.getByLabelText('To')));
    await closeFilter();
    await shows('Ana', 'Bia', 'Caju Ltda', 'Dona');
    expect(chips()).toEqual(['Lifetime value: up to 0']);
  });

  it('are cleared where nothing is found', async () => {
    const address = '/clientes?status=lead&groups=city%3DNatal&match=any&kind=company&text=xyz';
    const { location } = await renderAt(address, { as: 'GUEST', gateway });
    const buttons = await screen.findAllByRole('button', { name: 'Clear filters' });
    expect(buttons).toHaveLength(2);
    await act(async () => fireEvent.click(buttons[1]!));
    await shows('Ana', 'Bia', 'Caju Ltda', 'Dona');
    expect(location()).toBe('/clientes');
  });
});
