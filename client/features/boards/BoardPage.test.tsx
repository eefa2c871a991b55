import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { click, fill, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';
import { uploadsReach } from '../../testing/uploads.ts';
import { addBoard, findBoard } from '../../../gateway/testing/sample-boards.ts';
import { png } from '../../../gateway/testing/sample-files.ts';

/** A board of two columns named A and B, with so many cards, which are named Card 0, Card 1 and so on. */
async function startWith(cards: [number, number]) {
  const gateway = await startOwnGateway();
  const token = await gateway.tokenFor('EDITOR');
  const board = await addBoard(gateway, token, cards);
  for (const [index, title] of ['A', 'B'].entries()) {
    await gateway.graphql(
      'mutation ($input: RenameColumnInput!) { renameColumn(input: $input) { column { id } } }',
      { input: { boardId: board.id, id: board.columns[index]!.id, title } },
      token,
    );
  }
  const stored = async () =>
    (await findBoard(gateway, token, board.id)).columns.map(({ cards: each }) => each.length);
  return { gateway, board, stored, url: `/boards/${board.id}` };
}

const column = async (title: string) => within(await screen.findByRole('region', { name: title }));
const titlesIn = async (title: string) =>
  (await column(title)).queryAllByRole('link').map(({ textContent }) => textContent);

async function nameIn(title: string, label: string, value: string) {
  const field = (await column(title)).getByLabelText(label);
  await act(async () => fireEvent.change(field, { target: { value } }));
  await act(async () => fireEvent.submit(field));
}

describe('a board', () => {
  it('shows its columns with their cards, and a guest only reads', async () => {
    const { gateway, url } = await startWith([2, 0]);
    await renderAt(url, { as: 'GUEST', gateway });
    await waitFor(async () => expect(await titlesIn('A')).toEqual(['Card 0', 'Card 1']));
    expect(await titlesIn('B')).toEqual([]);
    for (const name of [/^Move/, 'Add', /^Actions/, /^Change members/]) {
      expect(screen.queryByRole('button', { name })).toBe(null);
    }
  });

  it('that is not there says so', async () => {
    await renderAt('/boards/none', { as: 'GUEST' });
    await screen.findByRole('heading', { name: 'No such board' });
    screen.getByRole('link', { name: 'Back to boards' });
  });

  it('takes new cards and columns, and other names', async () => {
    const { gateway, url, stored } = await startWith([0, 0]);
    await renderAt(url, { as: 'EDITOR', gateway });
    await nameIn('A', 'New card', 'Ligar para a padaria');
    await waitFor(async () => expect(await titlesIn('A')).toEqual(['Ligar para a padaria']));
    await nameIn('Columns', 'New column', 'C');
    await column('C');
    await waitFor(async () => expect(await stored()).toEqual([1, 0, 0]));
    await press('Actions for B');
    await click('menuitem', 'Rename');
    await nameIn('B', 'Title', 'Pronto');
    await column('Pronto');
  });
});

it('a column that was moved goes back by undo', async () => {
  const { gateway, url } = await startWith([0, 0]);
  await renderAt(url, { as: 'EDITOR', gateway });
  const order = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  await press('Actions for A');
  await click('menuitem', 'Move right');
  await screen.findByText('Column A was moved.');
  expect(order()).toEqual(['B', 'A']);
  await press('Undo');
  await waitFor(() => expect(order()).toEqual(['A', 'B']));
});

describe('a card', () => {
  it('is moved by its menu, keeps the focus, and the move is taken back', async () => {
    const { gateway, url, stored } = await startWith([2, 1]);
    await renderAt(url, { as: 'EDITOR', gateway });
    const [button] = (await column('A')).getAllByRole('button', { name: 'Move Card 1 to…' });
    await act(async () => fireEvent.click(button!));
    await click('menuitem', 'B');
    await waitFor(async () => expect(await titlesIn('B')).toEqual(['Card 0', 'Card 1']));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Card 1'));
    await screen.findByText('Card 1 was moved to B.');
    expect(await stored()).toEqual([1, 2]);

    await press('Undo');
    await screen.findByText('Card 1 is back where it was.');
    expect(await titlesIn('A')).toEqual(['Card 0', 'Card 1']);
    expect(await stored()).toEqual([2, 1]);
  });

  it('goes back at once when the gateway refuses the move', async () => {
    const { gateway, url } = await startWith([1, 0]);
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

  it('opens at an address of its own, and what is changed there stays', async () => {
    const { gateway, url, board } = await startWith([1, 0]);
    const card = board.columns[0]!.cards[0]!.id;
    const { location, reload } = await renderAt(`${url}?card=${card}`, { as: 'EDITOR', gateway });
    const dialog = within(await screen.findByRole('dialog', { name: 'Card 0' }));
    await dialog.findByText('Nobody has said anything yet.');
    await fill(/^Title/, 'Card um');
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Save' })));
    await screen.findByText('The card was saved.');
    await reload();
    await screen.findByRole('dialog', { name: 'Card um' });
    expect(location()).toBe(`${url}?card=${card}`);
  });

  it('has a rich description, cleaned, and one in plain text is read as before', async () => {
    const { gateway, url, board } = await startWith([2, 0]);
    const [rich, plain] = board.columns[0]!.cards;
    const describe = async (id: string, texts: object) =>
      gateway.graphql(
        'mutation ($input: UpdateCardInput!) { updateCard(input: $input) { card { id } } }',
        { input: { boardId: board.id, id, ...texts } },
        await gateway.tokenFor('EDITOR'),
      );
    await describe(rich!.id, { descriptionHtml: '<p>Medir <strong>antes</strong></p>' });
    await describe(plain!.id, { description: 'Se 1 < 2' });
    const { navigate } = await renderAt(`${url}?card=${rich!.id}`, { as: 'GUEST', gateway });
    expect((await screen.findByText('antes')).tagName).toBe('STRONG');
    expect(screen.queryByRole('button', { name: 'Change the description' })).toBe(null);
    await navigate(`${url}?card=${plain!.id}`);
    await screen.findByText('Se 1 < 2');
  });

  it('takes an uploaded file, which is taken off and comes back by undo', async () => {
    const { gateway, url, board } = await startWith([1, 0]);
    uploadsReach(gateway);
    const card = board.columns[0]!.cards[0]!.id;
    await renderAt(`${url}?card=${card}`, { as: 'EDITOR', gateway });
    await screen.findByText(/Up to 10 MB each/);
    const files = [new File([png], 'vitrine.png', { type: 'image/png' })];
    const area = screen.getByRole('group', { name: 'Upload files' });
    await act(async () => fireEvent.drop(area, { dataTransfer: { files } }));
    await screen.findByRole('button', { name: 'Save vitrine.png' });
    await press('Remove vitrine.png');
    await screen.findByText('vitrine.png was taken off the card.');
    expect(screen.queryByRole('button', { name: 'Save vitrine.png' })).toBe(null);
    await press('Undo');
    await screen.findByRole('button', { name: 'Save vitrine.png' });
  });

  it('carries a label that is made in its dialog', async () => {
    const { gateway, url, board } = await startWith([1, 0]);
    const card = board.columns[0]!.cards[0]!.id;
    await renderAt(`${url}?card=${card}`, { as: 'EDITOR', gateway });
    await press('New label');
    await fill('Name of the label', 'Urgente');
    await fill('Colour', 'error');
    const form = screen.getByRole('form', { name: 'New label' });
    await act(async () => fireEvent.submit(form));
    await waitFor(async () => (await column('A')).getByText('Urgente'));
    await screen.findByRole('button', { name: 'New label' });
  });

  it('that is deleted comes back by undo', async () => {
    const { gateway, url, board, stored } = await startWith([1, 0]);
    const card = board.columns[0]!.cards[0]!.id;
    await renderAt(`${url}?card=${card}`, { as: 'EDITOR', gateway });
    await press('Delete card');
    await screen.findByText('Card Card 0 was deleted.');
    expect(await stored()).toEqual([0, 0]);
    await press('Undo');
    await waitFor(async () => expect(await titlesIn('A')).toEqual(['Card 0']));
    expect(await stored()).toEqual([1, 0]);
  });
});

it('the filters by member and label stand in the URL', async () => {
  const { gateway, url, board } = await startWith([2, 0]);
  const token = await gateway.tokenFor('EDITOR');
  const { data } = await gateway.graphql('{ boardLabels { id title } }', {}, token);
  const label = (data?.boardLabels as { id: string; title: string }[])[0]!;
  await gateway.graphql(
    'mutation ($input: UpdateCardInput!) { updateCard(input: $input) { card { id } } }',
    { input: { boardId: board.id, id: board.columns[0]!.cards[1]!.id, labels: [label.id] } },
    token,
  );
  const { location } = await renderAt(url, { as: 'GUEST', gateway });
  await fill('Label', label.id);
  await waitFor(async () => expect(await titlesIn('A')).toEqual(['Card 1']));
  expect(location()).toBe(`${url}?label=${label.id}`);
});

describe('the list of boards', () => {
  it('invites to make the first one, and leads to it', async () => {
    const gateway = await startOwnGateway({ isEmpty: true });
    const { location } = await renderAt('/boards', { as: 'EDITOR', gateway });
    await screen.findByRole('heading', { name: 'No boards yet' });
    await fill('Title of a new board', 'Feira de sábado');
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
  afterEach(() => void vi.restoreAllMocks());

  it('says so inside the layout, and a retry brings it', async () => {
    const { gateway, url } = await startWith([1, 0]);
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
