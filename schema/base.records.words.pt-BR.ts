import type { texts as english } from './base.records.words.en.ts';
import type { Translated } from './translated.ts';

export const texts: Translated<typeof english> = {
  fields: { createdAt: 'Criado em', updatedAt: 'Última alteração' },
};
