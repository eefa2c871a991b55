import type { TestGateway } from './test-gateway.ts';

export interface SampleBoard {
  id: string;
  /** The board's two columns, with their cards in order. */
  columns: { id: string; cards: { id: string }[] }[];
}

const PLACES = 'board { id columns { id cards { id } } }';
const CREATE = 'mutation { createBoard(input: { title: "Quadro" }) { board { id } } }';
const ADD_COLUMN = `mutation ($id: ID!) {
  addColumn(input: { boardId: $id, title: "Coluna" }) { column { id } ${PLACES} }
}`;
const ADD_CARD = `mutation ($input: AddCardInput!) { addCard(input: $input) { card { id } ${PLACES} } }`;

export async function addBoard(
  gateway: TestGateway,
  token: string,
  cards: readonly [first: number, second: number],
): Promise<SampleBoard> {
  const { data } = await gateway.graphql(CREATE, {}, token);
  const { id } = data?.createBoard.board as { id: string };
  for (const count of cards) {
    const added = await gateway.graphql(ADD_COLUMN, { id }, token);
    const columnId = added.data?.addColumn.column.id as string;
    for (let index = 0; index < count; index += 1) {
      const input = { boardId: id, columnId, title: `Card ${index}` };
      await gateway.graphql(ADD_CARD, { input }, token);
    }
  }
  return findBoard(gateway, token, id);
}

export async function findBoard(
  gateway: TestGateway,
  token: string,
  id: string,
): Promise<SampleBoard> {
  const query = 'query ($id: ID!) { board(id: $id) { id columns { id cards { id } } } }';
  const { data } = await gateway.graphql(query, { id }, token);
  return data?.board as SampleBoard;
}
