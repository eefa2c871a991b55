import { calendarDay, dayOrMoment, identifier, readOnly, yesOrNo } from '../../csv/cells.ts';
import { listExport } from '../../csv/list-export.ts';
import { graphql } from '../../rest/generated/gql.ts';

export const todosExport = listExport({
  list: 'todos',
  fileName: { en: 'to-dos', 'pt-BR': 'tarefas' },
  operation: graphql(`
    query TodosCsv($filter: TodoFilter, $sort: TodoSort, $after: String) {
      todos(first: 100, after: $after, filter: $filter, sort: $sort) {
        nodes {
          id
          title
          note
          dueDay
          dueAt
          startDay
          important
          starred
          done
          read
          tag
        }
      }
      todoTags {
        id
        name
      }
    }
  `),
  page({ todos, todoTags }) {
    const names = new Map(todoTags.map(({ id, name }) => [id, name]));
    const named = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? id).join(', ');
    return { ...todos, nodes: todos.nodes.map((todo) => ({ ...todo, tags: named(todo.tag) })) };
  },
  columns: (column) => [
    column('title', readOnly, { en: 'To-do', 'pt-BR': 'Tarefa' }),
    column('note', readOnly, { en: 'Note', 'pt-BR': 'Anotação' }),
    column('tags', readOnly, { en: 'Tags', 'pt-BR': 'Etiquetas' }),
    column('dueDay', dayOrMoment, {
      en: 'Due',
      'pt-BR': 'Prazo',
      formerName: 'dueDate',
      value: ({ dueDay, dueAt }) => dueAt ?? (dueDay && { day: dueDay }),
    }),
    column('startDay', calendarDay, {
      en: 'Begins',
      'pt-BR': 'Início',
      formerName: 'startDate',
    }),
    column('important', yesOrNo, { en: 'Important', 'pt-BR': 'Importante' }),
    column('starred', yesOrNo, { en: 'Starred', 'pt-BR': 'Com estrela' }),
    column('done', yesOrNo, { en: 'Done', 'pt-BR': 'Feita' }),
    column('read', yesOrNo, { en: 'Looked at', 'pt-BR': 'Lida' }),
    column('id', identifier, { en: 'Id', 'pt-BR': 'Id' }),
  ],
});
