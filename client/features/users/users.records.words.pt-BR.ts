import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['users.records']> = {
  kinds: { User: 'usuário' },
  lists: { User: 'usuários' },
  counted: {
    User_one: '{{number}} usuário',
    User_many: '{{number}} usuários',
    User_other: '{{number}} usuários',
  },
  fields: {
    index: 'Número',
    guid: 'GUID',
    balanceCents: 'Saldo',
    gender: 'Gênero',
    company: 'Empresa',
    bd: 'Data de nascimento',
  },
};
