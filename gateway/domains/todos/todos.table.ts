declare module '../../records/generated/rows.ts' {
  interface TodoRow {
    /** Order among the person's to-dos; unique. */
    rank: string;
  }
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

declare module '../../store/database.ts' {
  interface Database {
    todoTags: TodoTagRow;
    todoTaggings: TodoTaggingRow;
  }
}
