import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { filterBy, clearFilters } from '../../testing/filters.ts';
import { chooseAction, click, fill, follow, press } from '../../testing/forms.ts';
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
    await clearFilters();
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

describe('a person’s page', () => {
  it('opens from the list, and shows a guest nothing to change', async () => {
    const gateway = await startWith();
    const { location } = await renderAt('/users?status=active', { as: 'GUEST', gateway });
    await follow('Iracema Bastos');
    await screen.findByRole('heading', { level: 1, name: 'Iracema Bastos' });
    expect(location()).toBe('/users/iracema');
    expect(screen.queryByRole('link', { name: 'Edit' })).toBe(null);
    expect(screen.queryByRole('button', { name: 'More actions' })).toBe(null);
  });
});

describe('a link from before people had pages', () => {
  it.each([
    ['/users?user=iracema', '/users/iracema', 'Iracema Bastos'],
    ['/users?status=active&user=iracema&edit=1', '/users/iracema/edit', 'Iracema Bastos'],
    ['/users?user=new', '/users/new', 'New user'],
  ])('%s leads to %s', async (link, address, name) => {
    const { location } = await renderAt(link, { as: 'ADMIN', gateway: await startWith() });
    await screen.findByRole('heading', { level: 1, name });
    expect(location()).toBe(address);
  });
});

describe('an administrator', () => {
  it('adds a person, whose page then opens', async () => {
    const gateway = await startWith([]);
    const { location } = await renderAt('/users', { as: 'ADMIN', gateway });
    await screen.findByRole('heading', { name: 'No users yet' });
    await act(async () => fireEvent.click(screen.getAllByRole('link', { name: 'New user' })[0]!));
    await press('Create user');
    await screen.findByText('this field is required');
    await fill(/^Name/, 'Célia Guimarães');
    await fill('Phone', '+55 81 91234-5678');
    await fill('Date of birth', '1986-03-02');
    await press('Create user');
    await screen.findByText('Célia Guimarães was created.');
    await screen.findByText('Mar 2, 1986');
    const id = /^\/users\/(\w+)$/.exec(location())![1]!;
    expect(await stored(gateway, id)).toMatchObject({ phone: '+55 81 91234-5678' });
  });

  it('deactivates one on their page, which an undo takes back', async () => {
    const gateway = await startWith();
    await renderAt('/users/iracema', { as: 'ADMIN', gateway });
    await chooseAction('Deactivate');
    await screen.findByText('Iracema Bastos was deactivated.');
    expect(await stored(gateway, 'iracema')).toMatchObject({ isActive: false });
    await press('Undo');
    await waitFor(async () =>
      expect(await stored(gateway, 'iracema')).toMatchObject({ isActive: true }),
    );
  });

  it('takes one out, and back with all that was there', async () => {
    const gateway = await startWith();
    const before = await stored(gateway, 'dario');
    await renderAt('/users/dario', { as: 'ADMIN', gateway });
    await chooseAction('Delete');
    await screen.findByText('Showing 2 of 2');
    expect(await stored(gateway, 'dario')).toBe(null);
    await press('Undo');
    await screen.findByText('Showing 3 of 3');
    await follow('Show');
    await screen.findByRole('heading', { level: 1, name: 'Dário Leão' });
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
    await screen.findByText(/^Undone: /);
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
