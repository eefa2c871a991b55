export const texts = {
  kinds: { User: 'user' },
  lists: { User: 'users' },
  counted: { User_one: '{{number}} user', User_other: '{{number}} users' },
  fieldsOf: { User: { isActive: 'Active in the company' } },
  fields: {
    index: 'Directory number',
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
