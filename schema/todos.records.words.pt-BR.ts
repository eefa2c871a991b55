import type { texts as english } from './todos.records.words.en.ts';
import type { Translated } from './translated.ts';

export const texts: Translated<typeof english> = {
  kinds: { Todo: 'tarefa', TodoTag: 'etiqueta' },
  synonyms: { Todo: 'afazer lembrete pendência' },
  counted: {
    Todo_one: '{{number}} tarefa',
    Todo_many: '{{number}} tarefas',
    Todo_other: '{{number}} tarefas',
    TodoTag_one: '{{number}} etiqueta',
    TodoTag_many: '{{number}} etiquetas',
    TodoTag_other: '{{number}} etiquetas',
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
      dueTimeZone: 'Fuso horário do vencimento',
      dueAt: 'Vence às',
      tag: 'Etiquetas',
      taggings: 'Etiquetas',
    },
  },
};
