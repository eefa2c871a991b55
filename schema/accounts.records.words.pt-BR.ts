import type { texts as english } from './accounts.records.words.en.ts';
import type { Translated } from './translated.ts';

export const texts: Translated<typeof english> = {
  kinds: { Account: 'conta' },
  counted: {
    Account_one: '{{number}} conta',
    Account_many: '{{number}} contas',
    Account_other: '{{number}} contas',
  },
  fieldsOf: {
    Account: {
      age: 'Idade',
      name: 'Nome',
      username: 'Nome de usuário',
      email: 'E-mail',
      role: 'Função',
      avatar: 'Foto',
      disabledAt: 'Desativada desde',
      isDemo: 'Conta de demonstração',
    },
  },
  choicesOf: {
    Account: {
      role: {
        SA: '$t(common:roles.SA)',
        ADMIN: '$t(common:roles.ADMIN)',
        EDITOR: '$t(common:roles.EDITOR)',
        GUEST: '$t(common:roles.GUEST)',
      },
    },
  },
};
