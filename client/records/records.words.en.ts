export const texts = {
  kinds: { File: 'file', Note: 'note', View: 'view' },
  // Kinds without texts here use their name in the SDL.
  counted: {
    File_one: '{{number}} file',
    File_other: '{{number}} files',
    Note_one: '{{number}} note',
    Note_other: '{{number}} notes',
    View_one: '{{number}} view',
    View_other: '{{number}} views',
  },
  fields: {
    isShared: 'Shared',
    name: 'Name',
    tradeName: 'Trade name',
    email: 'Email',
    phone: 'Phone',
    status: 'Status',
    kind: 'Kind',
    ownerId: 'Owner',
    createdAt: 'Created',
    updatedAt: 'Last changed',
    openCents: 'Open',
    title: 'Title',
    customerId: 'Customer',
    amountCents: 'Amount',
    invoiceId: 'Invoice',
    recordKind: 'Kind of record',
    recordId: 'Record',
    at: 'Written',
    accountId: 'Author',
    accountName: 'Author',
    text: 'Note',
    editedAt: 'Edited',
    date: 'Date',
    currency: 'Currency',
    pricesIncludeTax: 'Prices include tax',
    description: 'Description',
    imgUrl: 'Picture',
    isActive: 'Active',
    note: 'Note',
    color: 'Color',
    age: 'Age',
    address: 'Address',
    role: 'Role',
    avatar: 'Picture',
    rank: 'Place',
    position: 'Position in the list',
  },
};

declare module '../core/i18n/catalogues.ts' {
  interface Catalogues {
    records: typeof texts;
  }
}
