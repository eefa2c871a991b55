declare module '../../records/generated/rows.ts' {
  interface TodoRow {
    /** Order among the person's to-dos; unique. */
    rank: string;
    /** The `dueDate` for which its time zone was given. */
    dueTimedAt?: string | null;
    /** By the clock of its time zone, as if it were in UTC; the end of a day without a time. */
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
