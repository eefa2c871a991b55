export const texts = {
  kinds: { Todo: 'to-do', TodoTag: 'tag' },
  counted: {
    Todo_one: '{{number}} to-do',
    Todo_other: '{{number}} to-dos',
    TodoTag_one: '{{number}} tag',
    TodoTag_other: '{{number}} tags',
  },
  fieldsOf: {
    TodoTag: { name: 'Name' },
    Todo: {
      note: 'Note',
      title: 'Title',
      important: 'Important',
      starred: 'Starred',
      done: 'Done',
      read: 'Read',
      startDay: 'Starts on',
      dueDate: 'Due on',
      dueTimeZone: 'Time zone of due date',
      dueTime: 'Due at',
      tag: 'Tags',
      taggings: 'Tags',
    },
  },
};
