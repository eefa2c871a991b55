import type { texts as english } from './views.records.words.en.ts';
import type { Translated } from './translated.ts';

export const texts: Translated<typeof english> = {
  kinds: { View: 'visão' },
  counted: {
    View_one: '{{number}} visão',
    View_many: '{{number}} visões',
    View_other: '{{number}} visões',
  },
  fieldsOf: { View: { name: 'Nome', isShared: 'Compartilhada' } },
};
