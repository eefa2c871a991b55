import type { Role } from '../gateway/domains/accounts/accounts.table.ts';

export const tagNames = ['Loja', 'Financeiro', 'Filial', 'Equipe', 'Pessoal'] as const;

export type Flag = 'important' | 'starred' | 'done' | 'read' | 'selected';

export interface TodoPlan {
  title: string;
  note?: string;
  tags: readonly (typeof tagNames)[number][];
  is: readonly Flag[];
  /** The first day and the due day, in days from today. */
  from?: number;
  due?: number;
  /** The hour at which it is due, in Brasília. */
  hour?: number;
}

export const todoPlans: Readonly<Record<Role, readonly TodoPlan[]>> = {
  SA: [
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
    {
      title: 'Renovar o seguro do estoque',
      tags: ['Financeiro', 'Loja'],
      is: ['important'],
      due: 9,
      hour: 16,
    },
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
  ],
  ADMIN: [
    {
      title: 'Fechar a folha de ponto',
      note: 'Faltam os horários da filial.',
      tags: ['Equipe'],
      is: ['important', 'read'],
      from: -1,
      due: 0,
    },
    { title: 'Renovar o contrato da transportadora', tags: ['Financeiro'], is: [], due: 5 },
    { title: 'Revisar os acessos da equipe', tags: ['Equipe'], is: ['starred', 'read'], due: 2 },
    { title: 'Enviar as notas ao contador', tags: ['Financeiro'], is: ['done', 'read'], due: -4 },
    { title: 'Trocar as pilhas do leitor', tags: ['Loja'], is: ['read'], due: -1 },
  ],
  EDITOR: [
    {
      title: 'Escrever as descrições das mochilas',
      note: 'Medidas e tecido de cada uma.',
      tags: ['Loja'],
      is: ['important', 'read'],
      from: 0,
      due: 1,
    },
    { title: 'Ligar para o Mercado Três Ladeiras', tags: ['Loja'], is: ['starred'], due: 0 },
    { title: 'Atualizar o cadastro de clientes', tags: [], is: ['read'], from: 2, due: 8 },
    { title: 'Fotografar os novos fones', tags: ['Loja'], is: ['done', 'read'], due: -2 },
    { title: 'Devolver o livro da biblioteca', tags: ['Pessoal'], is: [], due: -1 },
  ],
  GUEST: [
    { title: 'Conferir o corredor B do depósito', tags: ['Loja'], is: ['important'], due: 0 },
    { title: 'Ler o guia do sistema', tags: ['Equipe'], is: ['starred', 'read'], due: 3 },
    { title: 'Pedir o crachá', tags: ['Equipe'], is: ['done', 'read'], due: -5 },
    { title: 'Combinar as férias', tags: ['Pessoal'], is: [] },
  ],
};
