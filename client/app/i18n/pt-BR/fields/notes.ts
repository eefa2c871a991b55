import type { noteFields as english } from '../../en/fields/notes.ts';

export const noteFields: Record<keyof typeof english, string> = {
  recordKind: 'Tipo de registro',
  recordId: 'Registro',
  at: 'Escrita',
  accountId: 'Autor',
  accountName: 'Autor',
  text: 'Anotação',
};
