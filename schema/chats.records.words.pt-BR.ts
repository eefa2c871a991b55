import type { texts as english } from './chats.records.words.en.ts';
import type { Translated } from './translated.ts';

export const texts: Translated<typeof english> = {
  kinds: { Chat: 'conversa', ChatContact: 'contato', ChatMessage: 'mensagem da conversa' },
  counted: {
    Chat_one: '{{number}} conversa',
    Chat_many: '{{number}} conversas',
    Chat_other: '{{number}} conversas',
    ChatContact_one: '{{number}} contato',
    ChatContact_many: '{{number}} contatos',
    ChatContact_other: '{{number}} contatos',
    ChatMessage_one: '{{number}} mensagem da conversa',
    ChatMessage_many: '{{number}} mensagens da conversa',
    ChatMessage_other: '{{number}} mensagens da conversa',
  },
  fieldsOf: {
    ChatContact: { name: 'Nome', avatar: 'Foto', mood: 'Recado' },
  },
};
