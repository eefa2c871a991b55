import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['accounts.records']> = {
  kinds: { Account: 'conta' },
  counted: {
    Account_one: '{{number}} conta',
    Account_many: '{{number}} contas',
    Account_other: '{{number}} contas',
  },
  fields: {
    username: 'Nome de usuário',
    disabledAt: 'Bloqueado desde',
    isDemo: 'Conta de demonstração',
  },
};
