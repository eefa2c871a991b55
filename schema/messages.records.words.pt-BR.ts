import type { texts as english } from './messages.records.words.en.ts';
import type { Translated } from './translated.ts';

export const texts: Translated<typeof english> = {
  kinds: { Message: 'mensagem' },
  synonyms: { Message: 'e-mail' },
  counted: {
    Message_one: '{{number}} mensagem',
    Message_many: '{{number}} mensagens',
    Message_other: '{{number}} mensagens',
  },
  fieldsOf: {
    Message: {
      sender: 'De',
      recipient: 'Para',
      date: 'Quando',
      isRead: 'Lida',
      subject: 'Assunto',
      message: 'Texto',
      customer: 'Cliente',
      recordKind: 'Sobre (tipo)',
      record: 'Sobre',
    },
  },
};
