declare module '../../records/generated/rows.ts' {
  interface TodoRow {
    /** The place in the order of the person's to-dos; unique. */
    rank: string;
    /** The due time by the clock of its time zone, as if it were in UTC; without a time, the end of the day. */
    dueLocal?: string | null;
  }
}

export interface TodoTaggingRow {
  todoId: string;
  tagId: string;
  position: number;
}

declare module '../../database/database.ts' {
  interface Database {
    todoTaggings: TodoTaggingRow;
  }
}
