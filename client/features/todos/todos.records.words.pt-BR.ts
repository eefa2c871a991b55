import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['todos.records']> = {
  kinds: { Todo: 'tarefa', TodoTag: 'marcador' },
  counted: {
    Todo_one: '{{number}} tarefa',
    Todo_many: '{{number}} tarefas',
    Todo_other: '{{number}} tarefas',
    TodoTag_one: '{{number}} marcador',
    TodoTag_many: '{{number}} marcadores',
    TodoTag_other: '{{number}} marcadores',
  },
  fieldsOf: { Todo: { note: 'Anotação' } },
  fields: {
    important: 'Importante',
    starred: 'Com estrela',
    done: 'Concluída',
    read: 'Lida',
    startDate: 'Começa em',
    dueDate: 'Vence em',
    dueTimeZone: 'Fuso horário do prazo',
    todoTaggings: 'Etiquetas',
  },
};
