import { folded } from '../../core/folded.ts';
import { localToday, momentOfDay } from '../../core/days.ts';
import { localTimeZone } from '../../core/timeZone.ts';
import { zonedText } from '../../ui/dates/zonedMoment.ts';
import { type Due, dueLocal } from './todoDue.ts';

export const todoViews = ['open', 'today', 'upcoming', 'overdue', 'done'] as const;

type TodoView = (typeof todoViews)[number];

export const todoFilters = ['important', 'starred', 'unread', 'read', 'selected'] as const;

export const todoFilterKeys = [...todoFilters, 'tag', 'text'] as const;

export const todoViewIn = (parameters: URLSearchParams): TodoView =>
  todoViews.find((view) => view === parameters.get('view')) ?? 'open';

export function todoVariablesIn(parameters: URLSearchParams) {
  const view = todoViewIn(parameters);
  const isOn = (name: string) => (parameters.has(name) ? true : null);
  return {
    filter: {
      ...daysOf(view),
      done: view === 'done',
      important: isOn('important'),
      starred: isOn('starred'),
      selected: isOn('selected'),
      read: parameters.has('unread') ? false : isOn('read'),
      tag: parameters.get('tag') || null,
      text: parameters.get('text') || null,
    },
    sort: {
      field: view === 'open' || view === 'done' ? ('position' as const) : ('dueDate' as const),
      direction: 'ascending' as const,
    },
  };
}

export const todoFilterIn = (parameters: URLSearchParams) => todoVariablesIn(parameters).filter;

function daysOf(view: TodoView) {
  const day = localToday();
  const [today, tomorrow] = [momentOfDay(day)!, momentOfDay(day, 1)!];
  if (view === 'today') return { dueFrom: today, dueTo: tomorrow };
  if (view === 'upcoming') return { dueFrom: tomorrow };
  if (view !== 'overdue') return {};
  return { dueTo: `${zonedText(localTimeZone(), new Date())}:00.000Z` };
}

/** Tells whether the view has the user's order; views by due date sort by date. */
export const canReorder = (parameters: URLSearchParams): boolean =>
  todoVariablesIn(parameters).sort.field === 'position';

interface AddedTodo extends Due {
  title: string;
}

export function showsAdded(parameters: URLSearchParams, { title, ...added }: AddedTodo): boolean {
  const { read, selected, text, ...days } = todoVariablesIn(parameters).filter;
  const { dueFrom = '', dueTo = '9' }: { dueFrom?: string; dueTo?: string } = days;
  const due = dueLocal(added);
  const isDated = dueFrom !== '' || dueTo !== '9';
  const words = folded(text ?? '').split(/\s+/);
  return (
    todoViewIn(parameters) !== 'done' &&
    (!isDated || (due !== null && dueFrom <= due && due < dueTo)) &&
    !read &&
    !selected &&
    words.every((word) => folded(title).includes(word))
  );
}
