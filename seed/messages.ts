import type { MessageRow } from '../gateway/domains/messages/messages.table.ts';
import { searchTextOf } from '../gateway/domains/messages/messages.rules.ts';
import { SA_ID } from './accounts.ts';
import { type Rows, seedId, type SeedOptions } from './seed.ts';
import { countOf, spreadDays, type Stretch } from './spread.ts';
import type { Today } from './today.ts';

/** When messages came. */
const periods: readonly Stretch[] = [
  [2, 0, 1],
  [2, 1, 2],
  [3, 2, 7],
  [8, 7, 45],
];
const MESSAGES = countOf(periods);
/** What came since waits to be read. */
const UNREAD_DAYS = 1.5;

type Sender = Pick<MessageRow, 'senderId' | 'senderName' | 'senderPhoto'>;

const strangers = ['Padaria Estrela do Norte', 'Livraria Ponto e Vírgula', 'Café Serra Azul'];

/** Subjects and texts, as HTML that is clean already. */
const letters: readonly [subject: string, message: string][] = [
  [
    'Pedido atrasado em Manaus',
    '<p>Bom dia, Marina.</p><p>O barco atrasou <strong>dois dias</strong>. Avisamos o cliente?</p>',
  ],
  [
    'Preços da próxima estação',
    '<p>Segue a proposta:</p><ul><li>Mochila Jangada: <em>R$ 249</em></li><li>Cabo USB-C: <em>R$ 37</em></li></ul>',
  ],
  [
    'Reunião de quinta',
    '<p>Podemos começar às <strong>14h30</strong>? Levo os números do mês.</p>',
  ],
  [
    'Nota com endereço errado',
    '<p>A nota saiu com o endereço antigo.</p><blockquote>Rua XV de Novembro, 2200</blockquote><p>Dá para corrigir hoje?</p>',
  ],
  [
    'Novo catálogo',
    '<h2>Catálogo de verão</h2><p>As fotos estão em <a href="https://exemplo.test/catalogo" rel="noopener noreferrer">exemplo.test</a>.</p><p><img src="https://exemplo.test/verao.png" alt="Capa do catálogo: uma rede na varanda" width="320" height="180" /></p>',
  ],
  [
    'Obrigado pelo atendimento',
    '<p>Chegou tudo certo, e antes do prazo. Voltaremos a comprar.</p>',
  ],
  [
    'Inventário do depósito',
    '<p>Contagem terminada:</p><ol><li>Corredor A conferido</li><li>Corredor B com três faltas</li></ol>',
  ],
];

export function makeMessages({ random, scale, made, today }: SeedOptions): Rows {
  const colleagues = (made.accounts ?? []).filter(({ id }) => id !== SA_ID);
  const senders: readonly Sender[] = [
    ...colleagues.map(({ id, name }) => ({ senderId: id, senderName: name, senderPhoto: null })),
    ...strangers.map((name) => ({ senderId: null, senderName: name, senderPhoto: null })),
  ];
  const count = MESSAGES * scale;
  return {
    messages: Array.from({ length: count }, (_, index) =>
      makeMessage(index, {
        today,
        sender: random.pick(senders),
        daysAgo: spreadDays(periods, index, { random, scale }),
      }),
    ),
  };
}

/** The inbox starts with the newest. */
function makeMessage(
  index: number,
  { today, sender, daysAgo }: { today: Today; sender: Sender; daysAgo: number },
): MessageRow {
  const [subject, message] = letters[index % letters.length]!;
  return {
    id: seedId('messages', index),
    accountId: SA_ID,
    ...sender,
    date: today.ago(daysAgo),
    selected: 0,
    isRead: daysAgo < UNREAD_DAYS ? 0 : 1,
    subject,
    message,
    searchText: searchTextOf({ subject, message, senderName: sender.senderName }),
  };
}
