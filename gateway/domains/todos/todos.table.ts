declare module '../../records/generated/rows.ts' {
  interface TodoRow {
    /** Order among the person's to-dos; unique. */
    rank: string;
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
