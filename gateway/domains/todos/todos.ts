import { makeTodos } from '../../../seed/todos.ts';
import type { Domain } from '../../services/domain.ts';
import { todosExport } from './todos-csv.rest.ts';
import { todoRecord, todoTagRecord } from './todos.record.ts';
import { todosResolvers } from './todos.resolvers.ts';
import { todosRest } from './todos.rest.ts';

export const todos: Domain = {
  name: 'todos',
  resolvers: todosResolvers,
  rest: todosRest,
  exports: [todosExport],
  seed: makeTodos,
  records: [todoRecord, todoTagRecord],
};
