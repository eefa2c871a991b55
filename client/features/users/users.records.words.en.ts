export const texts = {
  kinds: { User: 'user' },
  lists: { User: 'users' },
  counted: { User_one: '{{number}} user', User_other: '{{number}} users' },
  fields: {
    index: 'Number',
    guid: 'GUID',
    balanceCents: 'Balance',
    gender: 'Gender',
    company: 'Company',
    bd: 'Date of birth',
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'users.records': typeof texts;
  }
}
