import type { AccountRow } from '../gateway/domains/accounts/accounts.table.ts';
import { generateNKeysBetween } from 'fractional-indexing';
import { dueColumns } from '../gateway/domains/todos/todos.rules.ts';
import { withDerived } from '../gateway/records/declare/declared-record.ts';
import { SA_ID } from './accounts.ts';
import { type Rows, seedId, type SeedOptions } from './seed.ts';
import { type Flag, tagNames, type TodoPlan, todoPlans } from './todo-plans.ts';
import type { Today } from './today.ts';

/** Returns the planned to-dos of each account, repeated by the scale. */
export function makeTodos({ scale, today, made: { accounts = [] } }: SeedOptions): Rows {
  const owners = [
    { id: SA_ID, role: 'SA' as const },
    ...accounts.filter(({ id, role }) => id !== SA_ID && role !== 'SA'),
  ];
  const lists = owners.map((owner) => listOf(owner, { scale, today }));
  return {
    todos: lists.flatMap(({ todos }) => todos),
    todoTags: lists.flatMap(({ todoTags }) => todoTags),
    todoTaggings: lists.flatMap(({ todoTaggings }) => todoTaggings),
  };
}

type Owner = Pick<AccountRow, 'id' | 'role'>;

function listOf(
  { id: accountId, role }: Owner,
  { scale, today }: Pick<SeedOptions, 'scale' | 'today'>,
) {
  // The SA's ids are older than other accounts' to-dos.
  const within = (table: string) => (accountId === SA_ID ? table : `${table}/${accountId}`);
  const tagId = (name: string) =>
    seedId(
      within('todoTags'),
      tagNames.findIndex((each) => each === name),
    );
  const plans = todoPlans[role];
  const todos = generateNKeysBetween(null, null, plans.length * scale).map((rank, index) => ({
    ...planned(plans[index % plans.length]!, today),
    id: seedId(within('todos'), index),
    accountId,
    rank,
  }));
  return {
    todos,
    todoTags: tagNames.map((name) => ({ id: tagId(name), accountId, name })),
    todoTaggings: todos.flatMap(({ id: todoId }, index) =>
      plans[index % plans.length]!.tags.map((name, position) => ({
        todoId,
        tagId: tagId(name),
        position,
      })),
    ),
  };
}

function planned({ title, note = '', is, from, due, hour }: TodoPlan, today: Today) {
  const dayIn = (days: number | undefined) => (days === undefined ? null : today.day(days));
  const timed = hour !== undefined && {
    dueAt: today.at(due!, hour),
    dueTimeZone: 'America/Sao_Paulo',
  };
  const entered = { title, note, startDate: dayIn(from), dueDate: dayIn(due), ...timed };
  const flag = (name: Flag): 0 | 1 => (is.includes(name) ? 1 : 0);
  return withDerived<'todos'>('Todo', {
    ...entered,
    ...dueColumns(entered),
    important: flag('important'),
    starred: flag('starred'),
    done: flag('done'),
    read: flag('read'),
    selected: flag('selected'),
    version: 1,
  });
}
