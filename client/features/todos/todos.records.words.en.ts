export const texts = {
  kinds: { Todo: 'to-do', TodoTag: 'tag' },
  counted: {
    Todo_one: '{{number}} to-do',
    Todo_other: '{{number}} to-dos',
    TodoTag_one: '{{number}} tag',
    TodoTag_other: '{{number}} tags',
  },
  fieldsOf: { Todo: { note: 'Note' } },
  fields: {
    important: 'Important',
    starred: 'Starred',
    done: 'Done',
    read: 'Read',
    startDate: 'Starts on',
    dueDate: 'Due on',
    dueTimeZone: 'Time zone of due date',
    todoTaggings: 'Tags',
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'todos.records': typeof texts;
  }
}
