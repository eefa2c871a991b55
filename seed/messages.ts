import type { MessageRow } from '../gateway/records/generated/rows.ts';
import { textOfMessage } from '../gateway/domains/messages/messages.record.ts';
import { SA_ID } from './accounts.ts';
import { type Rows, seedId, type SeedOptions } from './seed.ts';
import { countOf, spreadDays, type Stretch } from './spread.ts';
import type { Today } from './today.ts';

/** Stretches of time in which the SA's messages arrived. */
const periods: readonly Stretch[] = [
  [2, 0, 1],
  [2, 1, 2],
  [3, 2, 7],
  [8, 7, 45],
];
/** Stretches of time in which each other account's messages arrived. */
const fewPeriods: readonly Stretch[] = [
  [1, 0, 1],
  [1, 1, 2],
  [3, 2, 20],
];
/** The age, in days, below which a message is unread. */
const UNREAD_DAYS = 1.5;

type Account = { id: string; name: string };
type Sender = Pick<MessageRow, 'senderId' | 'senderName' | 'senderPhoto'>;

const strangers = ['Padaria Estrela do Norte', 'Livraria Ponto e Vírgula', 'Café Serra Azul'];

/** Subjects and clean HTML. The first one names the SA. */
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

/** Places of the letters that are about a customer. */
const aboutCustomer = new Set([0, 3, 5]);

/** The place of the letter about an invoice. */
const ABOUT_INVOICE = 3;

/** The place of the SA's message in the inbox of each other account. */
const FROM_SA = 4;

export function makeMessages({
  random,
  scale,
  made: { accounts = [], customers = [], invoices = [] },
  today,
}: SeedOptions): Rows {
  const sendersTo = (accountId: string): readonly Sender[] => [
    ...accounts
      .filter(({ id }) => id !== accountId)
      .map(({ id, name }) => ({ senderId: id, senderName: name, senderPhoto: null })),
    ...strangers.map((name) => ({ senderId: null, senderName: name, senderPhoto: null })),
  ];
  const invoiceOf = invoiceOfEach(invoices);
  const inbox = ({ id: accountId, name }: Account, stretches: readonly Stretch[]) =>
    Array.from({ length: countOf(stretches) * scale }, (_, index) =>
      makeMessage(index, {
        recipient: { accountId, recipientId: accountId, recipientName: name },
        today,
        about: aboutOf(index, customers, invoiceOf),
        sender: senderOf(index, sendersTo(accountId), random),
        daysAgo: spreadDays(stretches, index, { random, scale }),
      }),
    );
  const received = accounts
    .toSorted((one, other) => Number(other.id === SA_ID) - Number(one.id === SA_ID))
    .flatMap((account) => inbox(account, account.id === SA_ID ? periods : fewPeriods));
  return { messages: [...received, ...received.flatMap(sentCopy)] };
}

/** Returns the ids of the newest invoices, by their customers. */
const invoiceOfEach = (invoices: Rows['invoices'] = []): ReadonlyMap<string | null, string> =>
  new Map(invoices.toReversed().map(({ customerId, id }) => [customerId, id]));

function aboutOf(
  index: number,
  customers: readonly { id: string }[],
  invoiceOf: ReadonlyMap<string | null, string>,
) {
  const place = index % letters.length;
  const customer = aboutCustomer.has(place) ? customers[index % customers.length] : undefined;
  const invoiceId = place === ABOUT_INVOICE ? invoiceOf.get(customer?.id ?? null) : undefined;
  return {
    customerId: customer?.id ?? null,
    recordKind: invoiceId ? 'Invoice' : null,
    recordId: invoiceId ?? null,
  };
}

function senderOf(index: number, senders: readonly Sender[], random: SeedOptions['random']) {
  const picked = random.pick(senders);
  const sa = index === FROM_SA && senders.find(({ senderId }) => senderId === SA_ID);
  return sa || picked;
}

function sentCopy(message: MessageRow, index: number): MessageRow[] {
  if (message.senderId === null) return [];
  const copy = {
    ...{ ...message, id: seedId('messages/sent', index), accountId: message.senderId },
    ...({ folder: 'sent', isRead: 1 } as const),
  };
  return [{ ...copy, searchText: textOfMessage(copy) }];
}

interface Sent {
  recipient: Pick<MessageRow, 'accountId' | 'recipientId' | 'recipientName'>;
  today: Today;
  sender: Sender;
  daysAgo: number;
  about: Pick<MessageRow, 'customerId' | 'recordKind' | 'recordId'>;
}

/** Returns a message; a lower index is a newer one. */
function makeMessage(
  index: number,
  { recipient, today, sender, daysAgo, about }: Sent,
): MessageRow {
  const { accountId } = recipient;
  const isOwn = accountId === SA_ID;
  const own = isOwn ? letters : letters.slice(1);
  const [subject, message] = own[index % own.length]!;
  const row = {
    id: seedId(isOwn ? 'messages' : `messages/${accountId}`, index),
    ...recipient,
    ...sender,
    folder: 'inbox' as const,
    date: today.ago(daysAgo),
    selected: 0 as const,
    isRead: daysAgo < UNREAD_DAYS ? (0 as const) : (1 as const),
    subject,
    message,
    ...about,
  };
  return { ...row, searchText: textOfMessage(row) };
}
