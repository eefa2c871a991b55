import type { CustomerKind } from '../gateway/domains/customers/customers.table.ts';
import type { DealStage } from '../gateway/domains/deals/deals.table.ts';

export type OpenStage = Exclude<DealStage, 'won' | 'lost'>;

export const titles: Record<CustomerKind, readonly string[]> = {
  company: [
    'Reposição de estoque',
    'Enxoval da nova loja',
    'Brindes para clientes',
    'Contrato anual de acessórios',
    'Troca dos headsets',
    'Som ambiente',
    'Kit da equipe de campo',
    'Pedido de abertura',
    'Vitrine da estação',
    'Luminárias do escritório',
  ],
  person: [
    'Presentes de aniversário',
    'Escritório em casa',
    'Celulares da família',
    'Som para a varanda',
    'Mochilas para as crianças',
    'Lembranças do casamento',
  ],
};

/** The size of one purchase, in pieces of each product and hundreds of the currency. */
export const sizes: Record<CustomerKind, { pieces: number; hundreds: readonly [number, number] }> =
  {
    company: { pieces: 40, hundreds: [15, 400] },
    person: { pieces: 4, hundreds: [2, 45] },
  };

/** Days until open deals of a stage are expected to close; negative for overdue ones. */
export const closing: Record<OpenStage, readonly [number, number]> = {
  lead: [25, 110],
  qualified: [14, 75],
  proposal: [-6, 40],
  negotiation: [-14, 18],
};

export const nextSteps = [
  'Ligar para combinar a visita',
  'Mandar as fotos da vitrine',
  'Enviar a proposta revisada',
  'Confirmar o prazo de entrega',
  'Levar a amostra',
];

export const lossReasonNames = [
  'Preço',
  'Concorrente',
  'Prazo de entrega',
  'Compra adiada',
  'Sem resposta',
  'Produto em falta',
];

/** The words that were said of a lost deal, and the name of the loss reason in the list, if any. */
export const lostReasons: readonly (readonly [text: string, name?: string])[] = [
  ['Comprou de outro fornecedor.', 'Concorrente'],
  ['Ficou para o próximo ano.', 'Compra adiada'],
  ['O preço passou do orçamento.', 'Preço'],
  ['Não respondeu mais.', 'Sem resposta'],
  ['Precisava da entrega em dois dias.', 'Prazo de entrega'],
  ['Fechou a filial de que se tratava.'],
];

export const noteTexts = [
  'Pediu prazo de 30 dias.',
  'Quer ver as peças antes de decidir.',
  'Ligar de novo na segunda-feira.',
  'Gostou do preço, falta o aval do sócio.',
  'Prefere receber em duas entregas.',
  'Pediu amostra da mochila na cor preta.',
  'Vai juntar o pedido com o da loja vizinha.',
  'Comparou com o concorrente: perdemos no frete.',
  'Quer fechar antes do fim do mês.',
];
