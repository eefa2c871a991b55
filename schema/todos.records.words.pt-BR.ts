import type { texts as english } from './todos.records.words.en.ts';
import type { Translated } from './translated.ts';

export const texts: Translated<typeof english> = {
  kinds: { Todo: 'tarefa', TodoTag: 'marcador' },
  counted: {
    Todo_one: '{{number}} tarefa',
    Todo_many: '{{number}} tarefas',
    Todo_other: '{{number}} tarefas',
    TodoTag_one: '{{number}} marcador',
    TodoTag_many: '{{number}} marcadores',
    TodoTag_other: '{{number}} marcadores',
  },
  fieldsOf: {
    TodoTag: { name: 'Nome' },
    Todo: {
      note: 'Anotação',
      title: 'Título',
      important: 'Importante',
      starred: 'Com estrela',
      done: 'Concluída',
      read: 'Lida',
      startDay: 'Começa em',
      dueDay: 'Vence em',
      dueTimeZone: 'Fuso horário do prazo',
      dueAt: 'Vence às',
      tag: 'Etiquetas',
      taggings: 'Etiquetas',
    },
  },
};
