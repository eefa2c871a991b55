import type { Page } from '../../store/paging.ts';

/** Flags are 0 or 1, times UTC ISO 8601. */
export interface TodoRow {
  id: string;
  accountId: string;
  title: string;
  note: string;
  important: number;
  starred: number;
  done: number;
  read: number;
  selected: number;
  startDate: string | null;
  dueDate: string | null;
  /** Order among the person's to-dos; unique. */
  rank: string;
  dueKey: string;
  searchText: string;
}

export interface TodoTagRow {
  id: string;
  accountId: string;
  name: string;
  /** Assigned by the store. */
  createdNumber?: number;
}

export interface TodoTaggingRow {
  todoId: string;
  tagId: string;
  position: number;
}

export type TodoPage = Page<TodoRow>;

declare module '../../store/database.ts' {
  interface Database {
    todos: TodoRow;
    todoTags: TodoTagRow;
    todoTaggings: TodoTaggingRow;
  }
}
