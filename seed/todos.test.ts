import { describe, expect, it } from 'vitest';
import { SA_ID } from './accounts.ts';
import { randomFrom } from './random.ts';
import { makeTodos } from './todos.ts';
import { SEEDED_AT } from '../gateway/testing/seeded-at.ts';
import { todayAt } from './today.ts';

const today = todayAt(SEEDED_AT);

function make(scale = 1) {
  const made = makeTodos({ random: randomFrom(1), scale, made: {}, today });
  return {
    todos: made.todos ?? [],
    todoTags: made.todoTags ?? [],
    taggings: made.todoTaggings ?? [],
  };
}

describe('the demo to-dos', () => {
  it('belong to the SA account, and some have each flag', () => {
    const { todos, todoTags } = make();
    expect(todos).toHaveLength(12);
    expect([...todos, ...todoTags].every(({ accountId }) => accountId === SA_ID)).toBe(true);
    for (const flag of ['important', 'starred', 'done', 'read'] as const) {
      expect(new Set(todos.map((todo) => todo[flag]))).toEqual(new Set([0, 1]));
    }
  });

  it('begin before they are due', () => {
    const { todos } = make();
    for (const todo of todos) {
      expect(todo.dueKey).toBe((todo.dueAt ? todo.dueLocal : todo.dueDate) ?? 'never');
      expect(todo.startDate === null || todo.startDate <= todo.dueDate!).toBe(true);
    }
    expect(todos.some(({ startDate }) => startDate !== null)).toBe(true);
  });

  it('carry tags that there are', () => {
    const { todos, todoTags, taggings } = make();
    const ids = { todos: todos.map(({ id }) => id), tags: todoTags.map(({ id }) => id) };
    expect(taggings.length).toBeGreaterThan(5);
    expect(taggings.every(({ todoId }) => ids.todos.includes(todoId))).toBe(true);
    expect(taggings.every(({ tagId }) => ids.tags.includes(tagId))).toBe(true);
  });

  it('have ids and places of their own, many times as many', () => {
    const { todos } = make(100);
    expect(new Set(todos.map(({ id }) => id)).size).toBe(1200);
    expect(todos.map(({ rank }) => rank)).toEqual(
      [...new Set(todos.map(({ rank }) => rank))].sort(),
    );
    expect(make(3)).toEqual(make(3));
  });
});
