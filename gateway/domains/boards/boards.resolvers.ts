import { htmlOfText } from '../../formats/html-text.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { addMember, changeBoardTitle, removeMember } from './board-changes.ts';
import {
  boardsByIds,
  cardsByIds,
  columnsByIds,
  labelsByCardIds,
  labelsByIds,
  listLabels,
  listMembers,
  membersByBoardIds,
  membersInOrderMadeByBoardIds,
} from './boards.store.ts';
import { commentsOn, noteCountsByCardIds } from './card-comments.ts';
import { changeCard, makeCard, removeCard } from './card-changes.ts';
import { moveCard, moveCardAt, reorderCard } from './card-moves.ts';
import { changeColumnTitle, makeColumn, moveColumn, removeColumn } from './column-changes.ts';
import { changeLabel, makeLabel } from './label-changes.ts';

export const boardsResolvers: Resolvers = {
  Query: {
    card: async (_source, { id }, { load }) => (await load(cardsByIds, id)) ?? null,
    boardLabels: (_source, _args, { db }) => listLabels(db),
    boardMembers: (_source, order, { db }) => listMembers(db, order),
  },
  Mutation: {
    renameBoard: (_source, { input }, context) => changeBoardTitle(context, input),
    addBoardMember: (_source, { input }, context) => addMember(context, input),
    removeBoardMember: (_source, { input }, context) => removeMember(context, input),
    createBoardLabel: (_source, { input }, context) => makeLabel(context, input),
    updateBoardLabel: (_source, { input }, context) => changeLabel(context, input),
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
  },
  BoardColumn: {
    board: async ({ boardId }, _args, { load }) => (await load(boardsByIds, boardId)) ?? null,
  },
  Card: {
    comments: ({ id }, _args, context) => commentsOn(context, id),
    noteCount: async ({ id }, _args, { load }) => (await load(noteCountsByCardIds, id)) ?? 0,
    descriptionHtml: ({ description, descriptionHtml }) =>
      descriptionHtml ?? htmlOfText(description),
    async labelNumbers({ id }, _args, { load }) {
      const carried = (await load(labelsByCardIds, id)) ?? [];
      const labels = await Promise.all(carried.map(({ labelId }) => load(labelsByIds, labelId)));
      return labels.flatMap((label) => label?.createdNumber ?? []);
    },
    column: async ({ columnId }, _args, { load }) => (await load(columnsByIds, columnId)) ?? null,
  },
};
