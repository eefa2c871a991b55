import { withDerived } from '../gateway/records/declare/declared-record.ts';
import { type Rows, seedId, type SeedOptions } from './seed.ts';

const OLDEST_DAYS = 60;

const plans: readonly [projectName: string, userName: string][] = [
  ['Loja nova de Olinda', 'Bento Farias'],
  ['Aplicativo de entregas', 'Iara Figueira'],
  ['Catálogo de verão', 'Célia Rezende'],
  ['Inventário do depósito', 'Davi Monteiro'],
  ['Programa de fidelidade', 'Helena Quirino'],
  ['Troca do sistema de caixa', 'Davi Monteiro'],
  ['Embalagens sem plástico', 'Noemi Sampaio'],
  ['Campanha do Dia das Mães', 'Célia Rezende'],
  ['Treinamento de vendas', 'Ulisses Braga'],
  ['Fachada de Boa Viagem', 'Bento Farias'],
  ['Garantia estendida', 'Helena Quirino'],
  ['Pesquisa com clientes', 'Noemi Sampaio'],
];

/** Returns projects of the last two months, mostly recent ones; the scale repeats them. */
export function makeProjects({ random, scale, today }: SeedOptions): Rows {
  const projects = Array.from({ length: plans.length * scale }, (_, index) => {
    const [name, userName] = plans[index % plans.length]!;
    const round = Math.floor(index / plans.length);
    return withDerived<'projects'>('Project', {
      id: seedId('projects', index),
      projectName: round === 0 ? name : `${name} ${round + 1}`,
      userName,
      email: emailOf(userName),
      date: today.ago(random.next() ** 2 * OLDEST_DAYS),
      projectImage: null,
      userImage: null,
      comment: random.whole(0, 48),
      revision: random.whole(1, 20),
      version: 1,
    });
  });
  return { projects };
}

/** Returns the address of a person: `Célia Rezende` writes from `celia.rezende@retaguarda.test`. */
function emailOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return `${plain.replaceAll(' ', '.')}@retaguarda.test`;
}
