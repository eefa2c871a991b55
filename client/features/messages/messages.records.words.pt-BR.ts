import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['messages.records']> = {
  kinds: { Message: 'mensagem' },
  counted: {
    Message_one: '{{number}} mensagem',
    Message_many: '{{number}} mensagens',
    Message_other: '{{number}} mensagens',
  },
};
