import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['users.records']> = {
  kinds: { User: 'usuário' },
  lists: { User: 'usuários' },
  counted: {
    User_one: '{{number}} usuário',
    User_many: '{{number}} usuários',
    User_other: '{{number}} usuários',
  },
  fieldsOf: { User: { isActive: 'Ativo na empresa' } },
  fields: {
    index: 'Número no diretório',
    guid: 'GUID',
    balanceCents: 'Saldo',
    gender: 'Gênero',
    company: 'Empresa',
    bd: 'Data de nascimento',
  },
};
