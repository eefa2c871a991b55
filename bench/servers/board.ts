import { generateNKeysBetween } from 'fractional-indexing';
import { BOARD_ID, CARDS, COLUMNS } from '../board-size.ts';
import { preparedGateway } from './prepared-gateway.ts';

const CARDS_AN_INSERT = 500;

const { app, services, announce } = await preparedGateway();
await makeLargeBoard();
await announce(await app.listen({ port: 0, host: '127.0.0.1' }));

/** Writes straight into the store, since mutations for so many cards would take longer than what is measured. */
async function makeLargeBoard(): Promise<void> {
  const { db } = services;
  const board = {
    id: BOARD_ID,
    title: 'Mudança de loja',
    titleKey: 'mudanca de loja',
    searchText: 'mudanca de loja',
    version: 1,
    createdAt: new Date().toISOString(),
    updatedAt: new Date().toISOString(),
  };
  await db.insertInto('boards').values(board).execute();
  const ranks = generateNKeysBetween(null, null, COLUMNS);
  const columns = ranks.map((rank, index) => ({
    id: `${BOARD_ID}-${index}`,
    boardId: BOARD_ID,
    title: `Etapa ${index + 1}`,
    rank,
  }));
  await db.insertInto('boardColumns').values(columns).execute();
  const cardRanks = generateNKeysBetween(null, null, CARDS / COLUMNS);
  const cards = columns.flatMap(({ id: columnId, title }) =>
    cardRanks.map((rank, index) => ({
      id: `${columnId}-${index}`,
      columnId,
      title: `${title}, caixa ${index + 1}`,
      coverImage: null,
      description: '',
      descriptionHtml: null,
      rank,
      searchText: `caixa ${index + 1}`,
      version: 1,
    })),
  );
  for (let from = 0; from < cards.length; from += CARDS_AN_INSERT) {
    const some = cards.slice(from, from + CARDS_AN_INSERT);
    await db.insertInto('cards').values(some).execute();
  }
  const labels = await db.selectFrom('boardLabels').select('id').execute();
  const carried = cards.map(({ id: cardId }, index) => ({
    cardId,
    labelId: labels[index % labels.length]!.id,
    position: 0,
  }));
  await db.insertInto('cardLabels').values(carried).execute();
}
