export const texts = {
  kinds: { Account: 'account' },
  counted: { Account_one: '{{number}} account', Account_other: '{{number}} accounts' },
  fields: { username: 'User name', disabledAt: 'Disabled since', isDemo: 'Demo account' },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'accounts.records': typeof texts;
  }
}
