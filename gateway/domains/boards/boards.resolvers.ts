import { htmlOfText } from '../../html-text.ts';
import type { BoardSortField, Resolvers } from '../../graphql/generated/resolvers.ts';
import {
  addMember,
  changeBoardTitle,
  makeBoard,
  removeBoard,
  removeMember,
} from './board-changes.ts';
import {
  boardsByIds,
  findBoard,
  listBoards,
  listLabels,
  listMembers,
  membersByBoardIds,
  membersInOrderMadeByBoardIds,
} from './boards.store.ts';
import type { BoardRow } from './boards.table.ts';
import { changeCard, makeCard, removeCard } from './card-changes.ts';
import { moveCard, moveCardAt, reorderCard } from './card-moves.ts';
import {
  attachmentsByCardIds,
  commentsByCardIds,
  labelIdsByCardIds,
  labelNumbersByCardIds,
  memberIdsByCardIds,
} from './card-parts.store.ts';
import { cardsByColumnIds, findCard } from './cards.store.ts';
import { changeColumnTitle, makeColumn, moveColumn, removeColumn } from './column-changes.ts';
import { columnsByBoardIds, columnsByIds } from './columns.store.ts';
import { changeLabel, makeLabel, removeLabel } from './label-changes.ts';

const sortColumns: Record<BoardSortField, keyof BoardRow> = {
  title: 'searchText',
  createdNumber: 'createdNumber',
};

export const boardsResolvers: Resolvers = {
  Query: {
    board: async (_source, { id }, { db }) => (await findBoard(db, id)) ?? null,
    boards(_source, { filter, sort, ...page }, { db }) {
      const { field = 'title', direction = 'ascending' } = sort ?? {};
      return listBoards(db, filter?.text, { column: sortColumns[field], direction }, page);
    },
    card: async (_source, { id }, { db }) => (await findCard(db, id)) ?? null,
    boardLabels: (_source, _args, { db }) => listLabels(db),
    boardMembers: (_source, order, { db }) => listMembers(db, order),
  },
  Mutation: {
    createBoard: async (_source, { input }, context) => ({
      board: await makeBoard(context, input.title),
    }),
    renameBoard: async (_source, { input }, context) => ({
      board: await changeBoardTitle(context, input),
    }),
    deleteBoard: (_source, { input }, context) => removeBoard(context, input.id),
    addBoardMember: (_source, { input }, context) => addMember(context, input),
    removeBoardMember: (_source, { input }, context) => removeMember(context, input),
    createBoardLabel: async (_source, { input }, context) => ({
      label: await makeLabel(context, input),
    }),
    updateBoardLabel: (_source, { input }, context) => changeLabel(context, input),
    deleteBoardLabel: (_source, { input }, context) => removeLabel(context, input.id),
    addColumn: (_source, { input }, context) => makeColumn(context, input),
    renameColumn: (_source, { input }, context) => changeColumnTitle(context, input),
    deleteColumn: (_source, { input }, context) => removeColumn(context, input),
    moveColumn: (_source, { input }, context) => moveColumn(context, input),
    addCard: (_source, { input }, context) => makeCard(context, input),
    updateCard: (_source, { input }, context) => changeCard(context, input),
    deleteCard: (_source, { input }, context) => removeCard(context, input),
    moveCard: (_source, { input }, context) => moveCard(context, input),
    moveCardAt: (_source, { input }, context) => moveCardAt(context, input),
    reorderCard: (_source, { input }, context) => reorderCard(context, input),
  },
  Board: {
    async members({ id }, { inOrderMade }, { load }) {
      const members = inOrderMade ? membersInOrderMadeByBoardIds : membersByBoardIds;
      return (await load(members, id)) ?? [];
    },
    columns: async ({ id }, _args, { load }) => (await load(columnsByBoardIds, id)) ?? [],
  },
  BoardColumn: {
    cards: async ({ id }, _args, { load }) => (await load(cardsByColumnIds, id)) ?? [],
    board: async ({ boardId }, _args, { load }) => (await load(boardsByIds, boardId)) ?? null,
  },
  Card: {
    descriptionHtml: ({ description, descriptionHtml }) =>
      descriptionHtml ?? htmlOfText(description),
    members: async ({ id }, _args, { load }) => (await load(memberIdsByCardIds, id)) ?? [],
    labels: async ({ id }, _args, { load }) => (await load(labelIdsByCardIds, id)) ?? [],
    labelNumbers: async ({ id }, _args, { load }) => (await load(labelNumbersByCardIds, id)) ?? [],
    attachments: async ({ id }, _args, { load }) => (await load(attachmentsByCardIds, id)) ?? [],
    comments: async ({ id }, _args, { load }) => (await load(commentsByCardIds, id)) ?? [],
    column: async ({ columnId }, _args, { load }) => (await load(columnsByIds, columnId)) ?? null,
  },
};
