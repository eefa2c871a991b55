export const texts = {
  kinds: { Todo: 'to-do', TodoTag: 'tag' },
  synonyms: { Todo: 'task reminder' },
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
      dueDay: 'Due on',
      dueTimeZone: 'Time zone of the due time',
      dueAt: 'Due at',
      tag: 'Tags',
      taggings: 'Tags',
    },
  },
};
