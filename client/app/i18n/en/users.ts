export const texts = {
  title: 'Users',
  new: 'New person',
  edit: 'Edit',
  profile: 'Profile',
  create: 'Add to the directory',
  activate: 'Activate',
  deactivate: 'Deactivate',
  view: 'View',
  views: { table: 'Table', grid: 'Grid', rows: 'Rows' },
  status: { active: 'Active', inactive: 'Inactive' },
  genders: { female: 'Female', male: 'Male', other: 'Other' },
  fields: {
    index: 'Directory number',
    name: 'Name',
    company: 'Company',
    contact: 'Contact',
    email: 'E-mail',
    phone: 'Phone',
    address: 'Address',
    gender: 'Gender',
    age: 'Age',
    bd: 'Date of birth',
    balance: 'Balance',
    status: 'Status',
    isActive: 'Is with the company now',
    imgUrl: 'Picture',
  },
  pictureHint: 'Address of a picture; initials stand where there is none.',
  filters: {
    text: 'Find by name, company, e-mail or phone',
    status: 'Status',
    any: 'Any',
    sort: 'Order by',
  },
  empty: {
    title: 'Nobody in the directory yet',
    text: 'Add the people you work with, and find them here.',
    noneMatch: 'Nobody matches these filters',
    noneMatchText: 'Loosen or clear them to see more.',
  },
  bulk: {
    activated_one: '{{number}} person is active now.',
    activated_other: '{{number}} people are active now.',
    deactivated_one: '{{number}} person is inactive now.',
    deactivated_other: '{{number}} people are inactive now.',
    deleted_one: '{{number}} person was taken out of the directory.',
    deleted_other: '{{number}} people were taken out of the directory.',
    restored: 'All as it was before.',
  },
  created: '{{name}} is in the directory.',
  saved: '{{name}} was saved.',
  deleted: '{{name}} was taken out of the directory.',
  restored: '{{name}} is back in the directory.',
  notFound:
    'This person is not in the directory. They were taken out, or the address is not right.',
};

declare module '../catalogues.ts' {
  interface Catalogues {
    users: typeof texts;
  }
}
