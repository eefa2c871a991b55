import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { column, startBoard, titlesIn } from '../../testing/boards.ts';
import { follow, click, fill, press, valueOf } from '../../testing/forms.ts';
import { heldNetwork } from '../../testing/person.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

async function nameIn(title: string, label: string, value: string) {
  const field = (await column(title)).getByLabelText(label);
  await act(async () => fireEvent.change(field, { target: { value } }));
  await act(async () => fireEvent.submit(field));
}

describe('a board', () => {
  it('shows its columns with their cards, and a guest only reads', async () => {
    const { gateway, url } = await startBoard([2, 0]);
    await renderAt(url, { as: 'GUEST', gateway });
    await waitFor(async () => expect(await titlesIn('A')).toEqual(['Card 0', 'Card 1']));
    expect(await titlesIn('B')).toEqual([]);
    for (const name of [/^Move/, 'Add', /^Actions/, /^Edit members/]) {
      expect(screen.queryByRole('button', { name })).toBe(null);
    }
  });

  it('that is not there says so', async () => {
    await renderAt('/boards/none', { as: 'GUEST' });
    await screen.findByRole('heading', { name: 'Board not found' });
    screen.getByRole('link', { name: 'Back to boards' });
  });

  it('takes new cards, which it scrolls to, and columns, and other names', async () => {
    const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    const { gateway, url, stored } = await startBoard([0, 0]);
    await renderAt(url, { as: 'EDITOR', gateway });
    await nameIn('A', 'New card', 'Ligar para a padaria');
    await waitFor(async () => expect(await titlesIn('A')).toEqual(['Ligar para a padaria']));
    const [card] = (await column('A')).getAllByRole('listitem');
    await waitFor(() => expect(scrolled.mock.contexts).toContain(card));
    await nameIn('Columns', 'New column', 'C');
    await column('C');
    await waitFor(async () => expect(await stored()).toEqual([1, 0, 0]));
    await press('Actions for B');
    await click('menuitem', 'Rename');
    await nameIn('B', 'Title', 'Pronto');
    await column('Pronto');
  });
});

it('a board has its people and another title, and comes back when it was deleted', async () => {
  const { gateway, url, board } = await startBoard([0, 0]);
  const { location } = await renderAt(url, { as: 'ADMIN', gateway });
  await press('Edit members: 0 people');
  const [person] = within(await screen.findByRole('dialog', { name: 'Members' })).getAllByRole(
    'checkbox',
  );
  await act(async () => fireEvent.click(person!));
  await screen.findByRole('button', { name: 'Edit members: 1 person' });
  await press('Actions for Quadro');
  await click('menuitem', 'Rename');
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename' }));
  const field = await dialog.findByLabelText(/^Title/);
  await act(async () => fireEvent.change(field, { target: { value: 'Mudança' } }));
  await act(async () => fireEvent.submit(field));
  await screen.findByRole('heading', { level: 1, name: 'Mudança' });
  await press('Actions for Mudança');
  await click('menuitem', 'Delete');
  await screen.findByText('Board Mudança was deleted.');
  await waitFor(() => expect(location()).toBe('/boards'));
  await press('Undo');
  await follow('Show');
  await waitFor(() => expect(location()).toBe(url));
  await screen.findByRole('heading', { level: 1, name: 'Mudança' });
  const query = 'query ($id: ID!) { board(id: $id) { members { id } } }';
  const { data } = await gateway.graphql(query, { id: board.id }, await gateway.tokenFor('GUEST'));
  expect(data?.board.members).toHaveLength(1);
});

it('a column that was moved goes back by undo, and one that was deleted comes back', async () => {
  const { gateway, url } = await startBoard([0, 0]);
  await renderAt(url, { as: 'EDITOR', gateway });
  const order = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  await press('Actions for A');
  await click('menuitem', 'Move right');
  await screen.findByText('Column A was moved.');
  expect(order()).toEqual(['B', 'A']);
  await press('Undo');
  await waitFor(() => expect(order()).toEqual(['A', 'B']));
  await press('Actions for A');
  await click('menuitem', 'Delete');
  await screen.findByText('Column A was deleted with its cards.');
  expect(order()).toEqual(['B']);
  await press('Undo');
  await waitFor(() => expect(order()).toEqual(['A', 'B']));
});

describe('a card', () => {
  it('is moved by its menu, keeps the focus, and the move is taken back', async () => {
    const { gateway, url, stored } = await startBoard([2, 1]);
    await renderAt(url, { as: 'EDITOR', gateway });
    const [button] = (await column('A')).getAllByRole('button', { name: 'Move Card 1 to…' });
    await act(async () => fireEvent.click(button!));
    await click('menuitem', 'B');
    await waitFor(async () => expect(await titlesIn('B')).toEqual(['Card 0', 'Card 1']));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Card 1'));
    await screen.findByText('Card 1 was moved to B.');
    expect(await stored()).toEqual([1, 2]);

    await press('Undo');
    await screen.findByText('Card 1 was moved back.');
    await waitFor(async () => expect(await titlesIn('A')).toEqual(['Card 0', 'Card 1']));
    expect(await stored()).toEqual([2, 1]);
  });

  it('stays where it was moved while another one is, before the gateway has answered', async () => {
    const { gateway, url, stored } = await startBoard([2, 0]);
    const { network, release } = heldNetwork('MoveCard');
    await renderAt(url, { as: 'EDITOR', gateway, network });
    for (const [place, title] of ['Card 1', 'Card 0'].entries()) {
      const button = (await column('A')).getByRole('button', { name: `Move ${title} to…` });
      await act(async () => fireEvent.click(button));
      await click('menuitem', 'B');
      await waitFor(async () => expect(await titlesIn('A')).toHaveLength(1 - place));
    }
    expect(await titlesIn('B')).toEqual(['Card 1', 'Card 0']);
    release();
    await waitFor(async () => expect(await stored()).toEqual([0, 2]));
    expect(await titlesIn('B')).toEqual(['Card 1', 'Card 0']);
  });

  it('goes back at once when the gateway refuses the move', async () => {
    const { gateway, url } = await startBoard([1, 0]);
    await renderAt(url, {
      as: 'EDITOR',
      gateway,
      network: (send) => (input, init) =>
        typeof init?.body === 'string' && init.body.includes('MoveCard')
          ? Promise.reject(new TypeError('Failed to fetch'))
          : send(input, init),
    });
    const [button] = (await column('A')).getAllByRole('button', { name: 'Move Card 0 to…' });
    await act(async () => fireEvent.click(button!));
    await click('menuitem', 'B');
    await screen.findByText('Something went wrong!');
    expect(await titlesIn('A')).toEqual(['Card 0']);
  });
});

it('the filters by member and label stand in the URL', async () => {
  const { gateway, url, board } = await startBoard([2, 0]);
  const token = await gateway.tokenFor('EDITOR');
  const { data } = await gateway.graphql('{ boardLabels { id } boardMembers { id } }', {}, token);
  const [label, member] = [data?.boardLabels[0].id, data?.boardMembers[0].id] as string[];
  const [first, second] = board.columns[0]!.cards;
  for (const [id, fields] of [
    [first!.id, { members: [member] }],
    [second!.id, { labels: [label] }],
  ] as const) {
    await gateway.graphql(
      'mutation ($input: UpdateCardInput!) { updateCard(input: $input) { card { id } } }',
      { input: { boardId: board.id, id, ...fields } },
      token,
    );
  }
  const { location } = await renderAt(url, { as: 'GUEST', gateway });
  await fill('Label', label!);
  await waitFor(async () => expect(await titlesIn('A')).toEqual(['Card 1']));
  expect(location()).toBe(`${url}?label=${label}`);
  await fill('Member', member!);
  await waitFor(async () => expect(await titlesIn('A')).toEqual([]));
  await fill('Label', '');
  await waitFor(async () => expect(await titlesIn('A')).toEqual(['Card 0']));
  expect(location()).toBe(`${url}?member=${member}`);
});

describe('the list of boards', () => {
  it('invites to make the first one, and leads to it', async () => {
    const gateway = await startOwnGateway({ isEmpty: true });
    const { location } = await renderAt('/boards', { as: 'EDITOR', gateway });
    await screen.findByRole('heading', { name: 'No boards yet' });
    await fill('New board title', 'Feira de sábado');
    await press('Create board');
    await screen.findByRole('heading', { level: 1, name: 'Feira de sábado' });
    expect(location()).toMatch(/^\/boards\/\w+$/);
    await screen.findByRole('heading', { name: 'No columns yet' });
  });

  it('of a guest makes none', async () => {
    await renderAt('/boards', { as: 'GUEST' });
    await screen.findByRole('link', { name: 'Loja on-line' });
    expect(screen.queryByRole('button', { name: 'Create board' })).toBe(null);
  });
});

describe('a board that could not be read', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

  it('says so inside the layout, and a retry brings it', async () => {
    const { gateway, url } = await startBoard([1, 0]);
    let isDown = true;
    await renderAt(url, {
      as: 'GUEST',
      gateway,
      network: (send) => (input, init) =>
        isDown && input === '/graphql'
          ? Promise.reject(new TypeError('Failed to fetch'))
          : send(input, init),
    });
    await screen.findByRole('alert');
    isDown = false;
    await press('Try again');
    await column('A');
  });
});

it('the title of a board that could not be made is in its field again', async () => {
  await renderAt('/boards', {
    as: 'EDITOR',
    network: (send) => async (input, init) => {
      if ((init?.body as string | undefined)?.includes('"CreateBoard"')) throw new TypeError();
      return send(input, init);
    },
  });
  await fill('New board title', 'Feira');
  await press('Create board');
  await screen.findByRole('alert');
  expect(valueOf('New board title')).toBe('Feira');
});
