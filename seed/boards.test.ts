import { describe, expect, it } from 'vitest';
import { makeAccounts, SA_ID } from './accounts.ts';
import { makeBoards } from './boards.ts';
import { randomFrom } from './random.ts';
import { SEEDED_AT } from '../gateway/testing/seeded-at.ts';
import { todayAt } from './today.ts';

const today = todayAt(SEEDED_AT);

function make(scale = 1) {
  const made = makeBoards({ random: randomFrom(1), scale, made: makeAccounts({ today }), today });
  const { boards = [], boardColumns = [], cards = [], notes = [] } = made;
  const { boardMemberships = [], cardMembers = [], cardLabels = [] } = made;
  return {
    ...made,
    boards,
    boardColumns,
    cards,
    notes,
    boardMemberships,
    cardMembers,
    cardLabels,
  };
}

describe('the demo boards', () => {
  it('are three, with columns and cards, and the SA account on each', () => {
    const { boards, boardColumns, cards, boardMemberships } = make();
    expect(boards).toHaveLength(3);
    for (const { id } of boards) {
      const columns = boardColumns.filter(({ boardId }) => boardId === id);
      expect(columns.length).toBeGreaterThanOrEqual(3);
      const ids = new Set(columns.map((column) => column.id));
      expect(cards.filter(({ columnId }) => ids.has(columnId)).length).toBeGreaterThanOrEqual(8);
      expect(boardMemberships).toContainEqual({ boardId: id, memberId: SA_ID });
    }
  });

  it('give no place twice', () => {
    const { boardColumns, cards } = make();
    const places = [
      ...boardColumns.map(({ boardId, rank }) => `${boardId} ${rank}`),
      ...cards.map(({ columnId, rank }) => `${columnId} ${rank}`),
    ];
    expect(new Set(places).size).toBe(boardColumns.length + cards.length);
  });

  it('have members and labels on their cards, and notes of the past', () => {
    const { notes, cardMembers, cardLabels } = make();
    expect(cardMembers.length).toBeGreaterThan(10);
    expect(cardLabels.length).toBeGreaterThan(10);
    expect(notes.length).toBeGreaterThan(10);
    expect(notes.every(({ at }) => at < today.moment)).toBe(true);
  });

  it('are the same at each call', () => {
    expect(make(5)).toEqual(make(5));
  });

  it('have titles and ids of their own, many times as many', () => {
    const { boards, cards } = make(50);
    expect(new Set(boards.map(({ title }) => title)).size).toBe(150);
    expect(new Set(boards.map(({ id }) => id)).size).toBe(150);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(make().cards.length * 50);
  });
});
