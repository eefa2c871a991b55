import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { filterBy } from '../../testing/filters.ts';
import { click, editInPlace, fill, follow, press, valueOf } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';
import { column, selectRow } from '../../testing/tables.ts';

const people = [
  { id: 'iracema', name: 'Iracema Bastos', company: 'Casa do Mel', email: 'iracema@mel.test' },
  { id: 'dario', name: 'Dário Leão', company: 'Ateliê Fio de Ouro', isActive: false },
  { id: 'yara', name: 'Yara Munhoz', company: 'Livraria Ponto', balance: 12.5 },
];

async function startWith(users: object[] = people) {
  const gateway = await startOwnGateway({ isEmpty: true });
  const token = await gateway.tokenFor('ADMIN');
  for (const input of users) {
    await gateway.graphql(
      'mutation ($input: CreateUserInput!) { createUser(input: $input) { user { id } } }',
      { input },
      token,
    );
  }
  return gateway;
}

async function stored(gateway: TestGateway, id: string) {
  const query = 'query ($id: ID!) { user(id: $id) { name isActive phone index guid } }';
  const { data } = await gateway.graphql(query, { id }, await gateway.tokenFor('GUEST'));
  return data?.user;
}

const drawer = async () => within(await screen.findByRole('dialog'));

describe('the directory', () => {
  it('is a table, a grid or rows, as the URL says, with initials where no picture is', async () => {
    const gateway = await startWith();
    const { location } = await renderAt('/users', { as: 'GUEST', gateway });
    await screen.findByRole('table');
    expect(column(1)).toEqual(['Casa do Mel', 'Ateliê Fio de Ouro', 'Livraria Ponto']);
    expect(screen.queryByRole('checkbox', { name: /^Select / })).toBe(null);
    await click('radio', 'Grid');
    await waitFor(() => expect(location()).toBe('/users?as=grid'));
    expect(screen.queryByRole('table')).toBe(null);
    expect(screen.queryByRole('checkbox')).toBe(null);
    await fill('Sort by', 'name');
    await waitFor(() =>
      expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
        expect.stringMatching(/^DL.*Dário Leão/),
        expect.stringMatching(/^IB.*Iracema Bastos/),
        expect.stringMatching(/^YM.*Yara Munhoz/),
      ]),
    );
    await click('radio', 'Rows');
    expect(location()).toBe('/users?as=rows&sort=name&direction=ascending');
    screen.getByText('$ 12.50');
  });

  it('is narrowed by words and status, and says when nobody is left', async () => {
    const gateway = await startWith();
    const { navigate } = await renderAt('/users?text=atelie', { as: 'GUEST', gateway });
    await screen.findByText('Showing 1 of 1');
    screen.getByRole('link', { name: 'Dário Leão' });
    await filterBy('Status', 'Active');
    await screen.findByRole('heading', { name: 'No users match these filters' });
    await press('Clear filters');
    await screen.findByText('Showing 3 of 3');
    await navigate('/users?status=inactive');
    await screen.findByText('Showing 1 of 1');
  });

  it.each([
    ['GUEST', false],
    ['EDITOR', false],
    ['ADMIN', true],
  ] as const)('without anybody offers %s to add someone: %s', async (as, isOffered) => {
    const gateway = await startWith([]);
    await renderAt('/users', { as, gateway });
    await screen.findByRole('heading', { name: 'No users yet' });
    expect(screen.queryAllByRole('link', { name: 'New user' }).length > 0).toBe(isOffered);
  });
});

describe('a person’s profile', () => {
  it('opens from the list, holds in the URL and closes', async () => {
    const gateway = await startWith();
    const { location } = await renderAt('/users?status=active', { as: 'GUEST', gateway });
    await follow('Iracema Bastos');
    const profile = await drawer();
    await profile.findByRole('heading', { name: 'Iracema Bastos' });
    expect(location()).toBe('/users?status=active&user=iracema');
    expect(profile.queryByRole('button', { name: 'Edit' })).toBe(null);
    expect(profile.queryByRole('button', { name: 'Delete' })).toBe(null);
    await press('Close');
    await waitFor(() => expect(location()).toBe('/users?status=active'));
  });

  it('that is not there says so', async () => {
    await renderAt('/users?user=nobody', { as: 'GUEST', gateway: await startWith() });
    expect((await (await drawer()).findByText(/User not found/)).textContent).toBeTruthy();
  });

  it('that could not be read can be tried again', async () => {
    let isDown = true;
    await renderAt('/users?user=yara', {
      as: 'GUEST',
      gateway: await startWith(),
      network: (send) => (input, init) =>
        isDown && (init?.body as string | undefined)?.includes('query UserProfile')
          ? Promise.reject(new TypeError('Failed to fetch'))
          : send(input, init),
    });
    await (await drawer()).findByRole('alert');
    isDown = false;
    await press('Try again');
    await (await drawer()).findByRole('heading', { name: 'Yara Munhoz' });
  });
});

describe('an administrator', () => {
  it('adds a person, whose profile then opens', async () => {
    const gateway = await startWith([]);
    const { location } = await renderAt('/users?user=new', { as: 'ADMIN', gateway });
    await press('Create user');
    await screen.findByText('this field is required');
    await fill(/^Name/, 'Célia Guimarães');
    await fill('Phone', '+55 81 91234-5678');
    await press('Create user');
    await screen.findByText('Célia Guimarães was created.');
    const id = /user=(\w+)$/.exec(location())![1]!;
    expect(await stored(gateway, id)).toMatchObject({ phone: '+55 81 91234-5678' });
    await screen.findByText('Showing 1 of 1');
  });

  it('changes one, and merges what someone else did meanwhile', async () => {
    const gateway = await startWith();
    const { location } = await renderAt('/users?user=yara&edit=1', { as: 'ADMIN', gateway });
    await fill(/^Name/, 'Yara Munhoz Sampaio');
    await gateway.graphql(
      'mutation { updateUser(input: { id: "yara", phone: "190" }) { user { id } } }',
      {},
      await gateway.tokenFor('SA'),
    );
    await press('Save');
    await screen.findByText('Someone else changed this');
    expect(valueOf(/^Name/)).toBe('Yara Munhoz Sampaio');
    expect(valueOf('Phone')).toBe('190');
    await press('Save');
    await screen.findByText('Yara Munhoz Sampaio was saved.');
    expect(location()).toBe('/users?user=yara');
    expect(await stored(gateway, 'yara')).toMatchObject({
      name: 'Yara Munhoz Sampaio',
      phone: '190',
    });
  });

  it('changes a field in place, and deactivates one', async () => {
    const gateway = await startWith();
    await renderAt('/users?user=iracema', { as: 'ADMIN', gateway });
    await editInPlace('Phone', '190');
    await screen.findByText('Phone of Iracema Bastos was changed.');
    await press('Deactivate');
    await screen.findByRole('button', { name: 'Activate' });
    await waitFor(async () =>
      expect(await stored(gateway, 'iracema')).toMatchObject({ isActive: false, phone: '190' }),
    );
  });

  it('takes one out at once, and back with all that was there', async () => {
    const gateway = await startWith();
    const before = await stored(gateway, 'dario');
    const { location } = await renderAt('/users?user=dario', { as: 'ADMIN', gateway });
    await press('Delete');
    await screen.findByText('Dário Leão was deleted.');
    await screen.findByText('Showing 2 of 2');
    expect(location()).toBe('/users');
    expect(await stored(gateway, 'dario')).toBe(null);
    await press('Undo');
    await screen.findByText('Dário Leão was restored.');
    await screen.findByText('Showing 3 of 3');
    expect(await stored(gateway, 'dario')).toEqual(before);
  });
});

describe('several people', () => {
  const states = async (gateway: TestGateway) =>
    Promise.all(people.map(async ({ id }) => (await stored(gateway, id))?.isActive));

  it('are deactivated or taken out in one step, which one undo takes back', async () => {
    const gateway = await startWith();
    await renderAt('/users', { as: 'ADMIN', gateway });
    await selectRow(1);
    await selectRow(2);
    await press('Deactivate');
    await screen.findByText('2 users were deactivated.');
    expect(await states(gateway)).toEqual([false, false, true]);
    await press('Undo');
    await screen.findByText('Change undone.');
    expect(await states(gateway)).toEqual([true, false, true]);

    await selectRow(3);
    await press('Select all 3 that match');
    await press('Delete');
    await screen.findByRole('heading', { name: 'No users yet' });
    await screen.findByText('3 users were deleted.');
    await press('Undo');
    await screen.findByRole('table');
    expect(await states(gateway)).toEqual([true, false, true]);
  });

  it('are changed in the grid and the rows as in the table', async () => {
    const gateway = await startWith();
    await renderAt('/users?as=grid', { as: 'ADMIN', gateway });
    await click('checkbox', 'Select Iracema Bastos');
    const link = screen.getByRole('link', { name: 'Iracema Bastos' });
    act(() => link.focus());
    fireEvent.keyDown(link, { key: 'ArrowDown' });
    fireEvent.keyDown(document.activeElement!, { key: 'x' });
    await screen.findByText('2 selected');
    await press('Deactivate');
    await screen.findByText('2 users were deactivated.');
    expect(await states(gateway)).toEqual([false, false, true]);

    await click('radio', 'Rows');
    await click('checkbox', 'Select all rows on this page');
    await screen.findByText('3 selected');
    await press('Delete');
    await screen.findByRole('heading', { name: 'No users yet' });
    expect(await states(gateway)).toEqual([undefined, undefined, undefined]);
  });
});
