import { pairOf } from '../gateway/domains/chats/chats.rules.ts';
import type { ChatMemberRow } from '../gateway/domains/chats/chats.table.ts';
import type { ChatContactRow, ChatMessageRow } from '../gateway/records/generated/rows.ts';
import { withDerived } from '../gateway/records/declare/declared-record.ts';
import { SA_ID } from './accounts.ts';
import type { Random } from './random.ts';
import { type Rows, seedId, type SeedOptions } from './seed.ts';

/** Contacts without an account; the SA has a room with the first six of each eight, and with colleagues. */
const STRANGERS = 8;
const ROOMS = 6;
/** The pauses between messages and between rooms, in days; a working day has eleven hours. */
const PAUSE_DAYS = 0.005;
const ROOM_DAYS = 0.2;

const firstNames = [
  'Aurora',
  'Benedito',
  'Conrado',
  'Dalva',
  'Elisa',
  'Firmino',
  'Glória',
  'Heitor',
];
const lastNames = ['Alencar', 'Brandão', 'Cordeiro', 'Damasceno', 'Esteves', 'Fontoura', 'Galvão'];
const moods = [
  'Aberto até as 18h',
  'Na estrada',
  'Só pela manhã',
  'De volta na segunda',
  'Café primeiro, depois a planilha',
];

/** The messages of each talk, by the contact and the account in turn. */
const talks: readonly (readonly string[])[] = [
  [
    'Bom dia! O pedido 12 já saiu?',
    'Saiu ontem à tarde, chega na quinta.',
    'Perfeito, aviso a loja.',
    'Se atrasar, me chame por aqui.',
  ],
  ['Conseguem mandar mais vinte capas?', 'Temos quinze. O resto na semana que vem.', 'Pode ser.'],
  [
    'A nota veio com o valor antigo.',
    'Vou corrigir agora mesmo.',
    'Obrigada!',
    'Já está no seu e-mail.',
  ],
  ['Amanhã às nove na doca 3?', 'Combinado.'],
];

interface Room {
  chatId: string;
  contact: ChatContactRow;
  talk: readonly string[];
  times: readonly string[];
}

export function makeChats({ random, scale, made, today }: SeedOptions): Rows {
  const accounts = (made.accounts ?? []).map(({ id, name, avatar }) =>
    contactOf({ id, name, avatar, random }),
  );
  const strangers = Array.from({ length: STRANGERS * scale }, (_, index) =>
    makeStranger(index, random),
  );
  const others = [
    ...strangers.filter((_stranger, index) => index % STRANGERS < ROOMS),
    ...accounts.filter(({ id }) => id !== SA_ID),
  ];
  const rooms = others.map((contact, index) => makeRoom(contact, index, { random, today }));
  return {
    chatContacts: [...accounts, ...strangers],
    chats: rooms.map(({ chatId, contact }) => ({
      id: chatId,
      pair: pairOf(SA_ID, contact.id),
      accountId: SA_ID,
    })),
    chatMembers: rooms.flatMap((room, index) => membersOf(room, index)),
    chatMessages: rooms.flatMap((room) => messagesOf(room)),
  };
}

function makeStranger(index: number, random: Random): ChatContactRow {
  const name = `${random.pick(firstNames)} ${random.pick(lastNames)}`;
  return contactOf({ id: seedId('chatContacts', index), name, avatar: null, random });
}

function contactOf({
  random,
  ...who
}: Pick<ChatContactRow, 'id' | 'name' | 'avatar'> & { random: Random }): ChatContactRow {
  // Keeps the names and rooms that are drawn after it as they were.
  random.next();
  return withDerived<'chatContacts'>('ChatContact', { ...who, mood: random.pick(moods) });
}

function makeRoom(
  contact: ChatContactRow,
  index: number,
  { random, today }: Pick<SeedOptions, 'random' | 'today'>,
): Room {
  const talk = talks[index % talks.length]!;
  const daysAgo = (index + 0.4 + random.next() / 2) * ROOM_DAYS;
  const times = talk.map((_text, position) => today.ago(daysAgo - position * PAUSE_DAYS));
  return { chatId: seedId('chats', index), contact, talk, times };
}

/** Returns the members of a room; it is unread where the contact wrote last. */
function membersOf(room: Room, index: number): ChatMemberRow[] {
  const { chatId, contact, talk, times } = room;
  const lastChatTime = times.at(-1)!;
  return [SA_ID, contact.id].map((contactId, side) => ({
    id: seedId('chatMembers', 2 * index + side),
    chatId,
    contactId,
    unread: contactId === SA_ID ? talk.length % 2 : 0,
    lastChatTime,
  }));
}

function messagesOf(room: Room): ChatMessageRow[] {
  const { chatId, contact, talk, times } = room;
  return talk.map((text, position) => ({
    id: seedId(`chatMessages/${chatId}`, position),
    chatId,
    contactId: position % 2 === 0 ? contact.id : SA_ID,
    accountId: SA_ID,
    number: position + 1,
    text,
    time: times[position]!,
  }));
}
