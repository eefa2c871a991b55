import type { noteFields as english } from './notes.en.ts';

export const noteFields: Record<keyof typeof english, string> = {
  recordKind: 'Tipo de registro',
  recordId: 'Registro',
  at: 'Escrita',
  accountId: 'Autor',
  accountName: 'Autor',
  text: 'Anotação',
};
