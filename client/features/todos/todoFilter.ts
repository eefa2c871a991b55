import { folded } from '../../core/folded.ts';
import { dayLater, localToday } from '../../core/days.ts';
import { type Due, dueParts, isPast } from './todoDue.ts';

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
      field: view === 'open' || view === 'done' ? ('position' as const) : ('dueDay' as const),
      direction: 'ascending' as const,
    },
  };
}

export const todoFilterIn = (parameters: URLSearchParams) => todoVariablesIn(parameters).filter;

function daysOf(view: TodoView) {
  const today = localToday();
  const tomorrow = dayLater(today, 1)!;
  if (view === 'today') return { dueDayFrom: today, dueDayTo: tomorrow };
  if (view === 'upcoming') return { dueDayFrom: tomorrow };
  if (view !== 'overdue') return {};
  // The preloaded list is that of the whole minute, so that the page asks for the same one.
  const minute = `${new Date().toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)}:00.000Z`;
  return { or: [{ dueAtIsEmpty: true, dueDayTo: today }, { dueAtTo: minute }] };
}

/** Tells whether the view has the user's order; views by due date sort by date. */
export const canReorder = (parameters: URLSearchParams): boolean =>
  todoVariablesIn(parameters).sort.field === 'position';

interface AddedTodo extends Due {
  title: string;
}

export function showsAdded(parameters: URLSearchParams, { title, ...added }: AddedTodo): boolean {
  const { read, selected, text, ...days } = todoVariablesIn(parameters).filter;
  const { dueDayFrom = '', dueDayTo = '9' }: { dueDayFrom?: string; dueDayTo?: string } = days;
  const { day } = dueParts(added);
  const isDated = dueDayFrom !== '' || dueDayTo !== '9';
  const words = folded(text ?? '').split(/\s+/);
  return (
    todoViewIn(parameters) !== 'done' &&
    (todoViewIn(parameters) !== 'overdue' || isPast(added)) &&
    (!isDated || (day !== '' && dueDayFrom <= day && day < dueDayTo)) &&
    !read &&
    !selected &&
    words.every((word) => folded(title).includes(word))
  );
}
