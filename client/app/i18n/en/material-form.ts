export const texts = {
  intro:
    'Forms say what is wrong where it is wrong, keep what was typed, and can be filled without a mouse.',
  examples: {
    ValidatedForm: {
      title: 'Validation',
      note: 'A field is checked when it is left; sending checks them all and goes to the first that is wrong.',
      name: 'Name',
      email: 'Email',
      password: 'Password',
      again: 'Password again',
      send: 'Create the account',
      show: 'Show the password',
      nameMissing: 'Tell us your name.',
      emailInvalid: 'This is no e-mail address.',
      tooShort: 'At least eight characters.',
      different: 'The passwords are not the same.',
      created: 'Welcome, {{name}}.',
    },
    SectionedForm: {
      title: 'Sections',
      note: 'Fields that belong together stand in one frame with a name; two columns become one on a phone.',
      contact: 'Contact',
      delivery: 'Delivery',
      name: 'Name',
      phone: 'Phone',
      street: 'Street',
      city: 'City',
      state: 'State',
      notes: 'Notes for the driver',
      left_one: '{{count}} character left',
      left_other: '{{count}} characters left',
    },
    MaskedFields: {
      title: 'Masks',
      note: 'The signs come by themselves, and a pasted number fits with or without them.',
      cpf: 'CPF',
      phone: 'Mobile phone',
      cep: 'CEP',
      plate: 'Number plate',
      plateHint: 'Three letters, a digit, a letter, two digits',
    },
    ItemListForm: {
      title: 'A list in a form',
      note: 'Lines are added at the end and removed in place; the total follows each key.',
      item: 'Item {{number}}',
      quantity: 'Quantity of item {{number}}',
      price: 'Price of item {{number}}',
      remove: 'Remove item {{number}}',
      add: 'Add an item',
      total: 'Total: {{total}}',
      first: 'Orange-blossom honey',
      second: 'Coffee, ground',
    },
    DraftForm: {
      title: 'What has changed',
      note: 'Saving is offered once something differs from what is saved, and so is the way back.',
      shop: 'Name of the shop',
      shopName: 'Empório da Serra',
      motto: 'Motto',
      mottoText: 'Good things from the hills.',
      save: 'Save',
      discard: 'Discard the changes',
      changed: 'Not saved yet.',
      same: 'Everything is saved.',
    },
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    'material-form': typeof texts;
  }
}
