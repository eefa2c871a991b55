import type { MessageRow } from '../gateway/domains/messages/messages.table.ts';
import { searchTextOf } from '../gateway/domains/messages/messages.rules.ts';
import { SA_ID } from './accounts.ts';
import type { Random } from './random.ts';
import { type Rows, seedId, type SeedOptions, TODAY } from './seed.ts';

const MESSAGES = 15;
const DAYS_BACK = 45;
const DAY_MS = 24 * 60 * 60 * 1000;

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

export function makeMessages({ random, scale, made }: SeedOptions): Rows {
  const colleagues = (made.accounts ?? []).filter(({ id }) => id !== SA_ID);
  const senders: readonly Sender[] = [
    ...colleagues.map(({ id, name }) => ({ senderId: id, senderName: name, senderPhoto: null })),
    ...strangers.map((name) => ({ senderId: null, senderName: name, senderPhoto: null })),
  ];
  const count = MESSAGES * scale;
  return {
    messages: Array.from({ length: count }, (_, index) =>
      makeMessage(index, {
        random,
        sender: random.pick(senders),
        daysAgo: (index / count) * DAYS_BACK,
      }),
    ),
  };
}

/** The inbox starts with the newest; what came in the last days waits to be read. */
function makeMessage(
  index: number,
  { random, sender, daysAgo }: { random: Random; sender: Sender; daysAgo: number },
): MessageRow {
  const [subject, message] = letters[index % letters.length]!;
  const written = Date.parse(TODAY) - Math.round((daysAgo + random.next() / 24) * DAY_MS);
  return {
    id: seedId('messages', index),
    accountId: SA_ID,
    ...sender,
    date: new Date(written).toISOString(),
    selected: 0,
    isRead: daysAgo < 7 ? 0 : 1,
    subject,
    message,
    searchText: searchTextOf({ subject, message, senderName: sender.senderName }),
  };
}
