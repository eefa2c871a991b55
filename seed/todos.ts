import { generateNKeysBetween } from 'fractional-indexing';
import { derivedFields } from '../gateway/domains/todos/todos.rules.ts';
import type { TodoRow } from '../gateway/domains/todos/todos.table.ts';
import { SA_ID } from './accounts.ts';
import { type Rows, seedId, type SeedOptions } from './seed.ts';
import type { Today } from './today.ts';

/** When the day of a to-do begins: noon in UTC, which is on the same day around the world. */
const HOUR = 9;

const tagNames = ['Loja', 'Financeiro', 'Filial', 'Equipe', 'Pessoal'] as const;

type Flag = 'important' | 'starred' | 'done' | 'read' | 'selected';

interface TodoPlan {
  title: string;
  note?: string;
  tags: readonly (typeof tagNames)[number][];
  is: readonly Flag[];
  /** Days from today to when it begins and when it is due. */
  from?: number;
  due?: number;
}

const plans: readonly TodoPlan[] = [
  {
    title: 'Conferir o fechamento do mês',
    note: 'Bater o total das notas com o extrato antes de mandar ao contador.',
    tags: ['Financeiro'],
    is: ['important', 'read'],
    from: -2,
    due: 0,
  },
  { title: 'Aprovar a escala da semana', tags: ['Equipe'], is: ['starred', 'read'], due: 0 },
  { title: 'Escolher a vitrine da estação', tags: ['Loja'], is: [], from: 3, due: 14 },
  {
    title: 'Visitar o ponto de Olinda',
    note: 'Levar a trena e fotografar a fachada.',
    tags: ['Filial'],
    is: ['important', 'starred', 'read'],
    from: 1,
    due: 1,
  },
  { title: 'Renovar o seguro do estoque', tags: ['Financeiro', 'Loja'], is: ['important'], due: 9 },
  { title: 'Responder à Pousada Vento Sul', tags: ['Loja'], is: ['done', 'read'], due: -3 },
  { title: 'Comprar o presente da Luísa', tags: ['Pessoal', 'Equipe'], is: ['starred'], due: 6 },
  { title: 'Rever o contrato do frete', tags: ['Financeiro'], is: ['read'], from: -10, due: -1 },
  { title: 'Marcar consulta no dentista', tags: ['Pessoal'], is: [] },
  {
    title: 'Preparar a conversa com o novo fornecedor',
    note: 'Perguntar do prazo para pedidos abaixo de 50 peças.',
    tags: ['Loja'],
    is: ['done', 'read'],
    from: -12,
    due: -7,
  },
  { title: 'Ler o relatório de avaliações', tags: [], is: ['starred'] },
  { title: 'Pagar a anuidade do domínio', tags: ['Financeiro'], is: ['done', 'read'], due: -20 },
];

/** To-dos of the SA account, in the order of the plans, as many times as the scale says. */
export function makeTodos({ scale, today }: SeedOptions): Rows {
  const count = plans.length * scale;
  const ranks = generateNKeysBetween(null, null, count);
  const todos = ranks.map((rank, index) => makeTodo(index, rank, today));
  const todoTags = tagNames.map((name, index) => ({
    id: seedId('todoTags', index),
    accountId: SA_ID,
    name,
  }));
  const todoTaggings = todos.flatMap(({ id: todoId }, index) =>
    plans[index % plans.length]!.tags.map((name, position) => ({
      todoId,
      tagId: seedId('todoTags', tagNames.indexOf(name)),
      position,
    })),
  );
  return { todos, todoTags, todoTaggings };
}

function makeTodo(index: number, rank: string, today: Today): TodoRow {
  const { title, note = '', is, from, due } = plans[index % plans.length]!;
  const dayIn = (days: number | undefined) => (days === undefined ? null : today.at(days, HOUR));
  const entered = { title, note, startDate: dayIn(from), dueDate: dayIn(due) };
  const flag = (name: Flag) => Number(is.includes(name));
  return {
    id: seedId('todos', index),
    accountId: SA_ID,
    ...entered,
    ...derivedFields(entered),
    important: flag('important'),
    starred: flag('starred'),
    done: flag('done'),
    read: flag('read'),
    selected: flag('selected'),
    rank,
  };
}
