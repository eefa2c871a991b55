import { generateNKeysBetween } from 'fractional-indexing';
import type { BoardMemberRow } from '../gateway/domains/boards/boards.table.ts';
import { withDerived } from '../gateway/records/declare/declared-record.ts';
import type { BoardLabelRow, CardRow } from '../gateway/records/generated/rows.ts';
import { boardPlans, type CardPlan, remarks } from './board-plans.ts';
import type { Random } from './random.ts';
import { type Rows, seedId, type SeedOptions } from './seed.ts';
import type { Today } from './today.ts';

/** The highest age of a note on a card, in days. */
const OLDEST_DAYS = 29;

const labels: readonly [title: string, color: string][] = [
  ['Active', 'primary'],
  ['Complete', 'green'],
  ['Ready', 'secondary'],
  ['High Priority', 'error'],
];

const colleagues = ['Bento Farias', 'Célia Rezende', 'Davi Monteiro', 'Iara Figueira'];

type BoardRows = Required<
  Pick<
    Rows,
    | 'boards'
    | 'boardMemberships'
    | 'boardColumns'
    | 'cards'
    | 'cardMembers'
    | 'cardLabels'
    | 'notes'
  >
>;

/** Returns the planned boards, repeated by the scale; accounts are members under their own ids. */
export function makeBoards({ random, scale, made, today }: SeedOptions): Rows {
  const boardLabels = labels.map(([title, color], position): BoardLabelRow => ({
    id: seedId('boardLabels', position),
    title,
    color,
    position,
  }));
  const boardMembers: BoardMemberRow[] = [
    ...(made.accounts ?? []).map(({ id, name, avatar }) => ({ id, name, avatar })),
    ...colleagues.map((name, index) => ({ id: seedId('boardMembers', index), name, avatar: null })),
  ];
  const rows: BoardRows = {
    boards: [],
    boardMemberships: [],
    boardColumns: [],
    cards: [],
    cardMembers: [],
    cardLabels: [],
    notes: [],
  };
  const making = { rows, random, today, boardLabels, boardMembers };
  for (let index = 0; index < boardPlans.length * scale; index += 1) addBoard(making, index);
  return { boardLabels, boardMembers, ...rows };
}

interface Making {
  rows: BoardRows;
  random: Random;
  today: Today;
  boardLabels: readonly BoardLabelRow[];
  boardMembers: readonly BoardMemberRow[];
}

function addBoard(making: Making, index: number): void {
  const { rows, random, boardMembers } = making;
  const plan = boardPlans[index % boardPlans.length]!;
  const round = Math.floor(index / boardPlans.length);
  const title = round === 0 ? plan.title : `${plan.title} ${round + 1}`;
  const board = withDerived<'boards'>('Board', {
    id: seedId('boards', index),
    title,
    version: 1,
  });
  rows.boards.push(board);
  // The SA is on every board, others at random.
  const team = boardMembers.filter((_member, place) => place === 0 || random.next() < 0.5);
  for (const { id } of team) rows.boardMemberships.push({ boardId: board.id, memberId: id });
  const ranks = generateNKeysBetween(null, null, plan.columns.length);
  plan.columns.forEach((column, place) => {
    const id = seedId('boardColumns', rows.boardColumns.length);
    rows.boardColumns.push({ id, boardId: board.id, title: column.title, rank: ranks[place]! });
    const cardRanks = generateNKeysBetween(null, null, column.cards.length);
    column.cards.forEach((card, at) =>
      addCard(making, card, { columnId: id, rank: cardRanks[at]!, team }),
    );
  });
}

interface CardPlace extends Pick<CardRow, 'columnId' | 'rank'> {
  team: readonly BoardMemberRow[];
}

function addCard(
  { rows, random, today, boardLabels }: Making,
  plan: CardPlan,
  place: CardPlace,
): void {
  const { columnId, rank, team } = place;
  const { title, description = '', label, isUrgent } = plan;
  const cardId = seedId('cards', rows.cards.length);
  const fields = { title, description, descriptionHtml: null, coverImage: null };
  rows.cards.push(
    withDerived<'cards'>('Card', { id: cardId, columnId, rank, version: 1, ...fields }),
  );
  const carried = [...(label ? [label] : []), ...(isUrgent ? ['High Priority'] : [])];
  boardLabels
    .filter((each) => carried.includes(each.title))
    .forEach(({ id }, position) => rows.cardLabels.push({ cardId, labelId: id, position }));
  someOf(team, random).forEach(({ id }, position) =>
    rows.cardMembers.push({ cardId, memberId: id, position }),
  );
  const daysAgo = Array.from({ length: random.whole(0, 2) }, () => random.next() * OLDEST_DAYS);
  daysAgo.sort((one, other) => other - one);
  for (const days of daysAgo) {
    const { id: accountId, name: accountName } = random.pick(team);
    rows.notes.push({
      ...{ id: seedId('cards/notes', rows.notes.length), recordKind: 'Card', recordId: cardId },
      ...{ accountId, accountName, text: random.pick(remarks), at: today.ago(days) },
      ...{ editedAt: null, version: 1 },
    });
  }
}

function someOf<Item>(items: readonly Item[], random: Random): Item[] {
  return items.filter(() => random.next() < 0.4).slice(0, 3);
}
