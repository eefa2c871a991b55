import { screen, within } from '@testing-library/react';
import { addBoard, findBoard } from '../../gateway/testing/sample-boards.ts';
import { startOwnGateway } from './startOwnGateway.ts';

/** A board of two columns named A and B, with so many cards, which are named Card 0, Card 1 and so on. */
export async function startBoard(cards: [number, number]) {
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

export const column = async (title: string) =>
  within(await screen.findByRole('region', { name: title }));
export const titlesIn = async (title: string) =>
  (await column(title)).queryAllByRole('link').map(({ textContent }) => textContent);
