import type { texts as english } from './notes.records.words.en.ts';
import type { Translated } from './translated.ts';

export const texts: Translated<typeof english> = {
  kinds: { Note: 'anotação' },
  counted: {
    Note_one: '{{number}} anotação',
    Note_many: '{{number}} anotações',
    Note_other: '{{number}} anotações',
  },
  fieldsOf: {
    Note: {
      mentions: 'Menções',
      note: 'Anotação',
      recordKind: 'Tipo de registro',
      recordId: 'Registro',
      at: 'Escrita em',
      editedAt: 'Editada em',
      accountId: 'Autor',
      accountName: 'Autor',
      text: 'Anotação',
    },
  },
};
