import type { texts as english } from './files.records.words.en.ts';
import type { Translated } from './translated.ts';

export const texts: Translated<typeof english> = {
  kinds: { Attachment: 'anexo', File: 'arquivo' },
  counted: {
    Attachment_one: '{{number}} anexo',
    Attachment_many: '{{number}} anexos',
    Attachment_other: '{{number}} anexos',
    File_one: '{{number}} arquivo',
    File_many: '{{number}} arquivos',
    File_other: '{{number}} arquivos',
  },
  verbsOf: { Attachment: { created: 'anexou' } },
  fieldsOf: {
    Attachment: {
      name: 'Nome',
      note: 'Anotação',
      file: 'Arquivo',
      recordKind: 'Tipo de registro',
      recordId: 'Registro',
      accountId: 'Autor',
    },
    File: {
      name: 'Nome',
      isShared: 'Compartilhado',
      recordKind: 'Tipo de registro',
      recordId: 'Registro',
      accountId: 'Enviado por',
      createdAt: 'Criado em',
    },
  },
};
