export const texts = {
  intro: 'Forms show errors next to the fields, keep what you type and work without a mouse.',
  examples: {
    ValidatedForm: {
      title: 'Validation',
      note: 'Fields are validated on blur and again on submit, which focuses the first error.',
      name: 'Name',
      email: 'Email',
      password: 'Password',
      again: 'Confirm password',
      send: 'Create account',
      show: 'Show password',
      nameMissing: 'Enter your name',
      emailInvalid: 'Enter a valid email',
      tooShort: 'Use at least eight characters',
      different: 'Passwords don’t match',
      created: 'Welcome, {{name}}.',
    },
    SectionedForm: {
      title: 'Sections',
      note: 'Related fields are grouped in a fieldset; two columns become one on a phone.',
      contact: 'Contact',
      delivery: 'Delivery',
      name: 'Name',
      phone: 'Phone',
      street: 'Street',
      city: 'City',
      state: 'State',
      notes: 'Delivery instructions',
      left_one: '{{count}} character left',
      left_other: '{{count}} characters left',
    },
    MaskedFields: {
      title: 'Input masks',
      note: 'Punctuation is added as you type; pasted numbers work with or without it.',
      cpf: 'CPF',
      phone: 'Mobile phone',
      cep: 'CEP',
      plate: 'License plate',
      plateHint: 'Three letters, a digit, a letter, two digits',
    },
    ItemListForm: {
      title: 'Line items',
      note: 'Add and remove lines; the total updates as you type.',
      item: 'Item {{number}}',
      quantity: 'Quantity of item {{number}}',
      price: 'Price of item {{number}}',
      remove: 'Remove item {{number}}',
      add: 'Add item',
      total: 'Total: {{total}}',
      first: 'Orange-blossom honey',
      second: 'Ground coffee',
    },
    DraftForm: {
      title: 'Unsaved changes',
      note: 'Save and Discard appear only when something has changed.',
      shop: 'Shop name',
      shopName: 'Empório da Serra',
      motto: 'Motto',
      mottoText: 'Good things from the hills.',
      save: 'Save',
      discard: 'Discard changes',
      changed: 'You have unsaved changes.',
      same: 'All changes saved.',
    },
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'material-form': typeof texts;
  }
}
