export const texts = {
  kinds: { Account: 'account' },
  counted: { Account_one: '{{number}} account', Account_other: '{{number}} accounts' },
  fieldsOf: {
    Account: {
      age: 'Age',
      name: 'Name',
      username: 'Username',
      email: 'Email',
      role: 'Role',
      avatar: 'Picture',
      disabledAt: 'Disabled since',
      isDemo: 'Demo account',
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
