import { localDay, startOfDay } from '../../components/localDay.ts';

export const todoViews = ['open', 'today', 'upcoming', 'overdue', 'done'] as const;

type TodoView = (typeof todoViews)[number];

/** Filters that are on or off. Each stands in the URL under its name. */
export const todoFilters = ['important', 'starred', 'unread', 'read', 'selected'] as const;

export const todoFilterKeys = [...todoFilters, 'tag', 'text'] as const;

export const todoViewIn = (parameters: URLSearchParams): TodoView =>
  todoViews.find((view) => view === parameters.get('view')) ?? 'open';

/** What the page's query takes from the URL. A day begins and ends at the visitor's midnight. */
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

function daysOf(view: TodoView) {
  const today = localDay(new Date());
  const midnight = startOfDay(today)!.toISOString();
  const nextMidnight = startOfDay(today, 1)!.toISOString();
  if (view === 'today') return { dueFrom: midnight, dueTo: nextMidnight };
  if (view === 'upcoming') return { dueFrom: nextMidnight };
  return view === 'overdue' ? { dueTo: midnight } : {};
}

/** What is due by a day comes by day; elsewhere a person gives the order, also to what passes a filter. */
export const canReorder = (parameters: URLSearchParams): boolean =>
  todoVariablesIn(parameters).sort.field === 'position';
