export const texts = {
  intro: 'Errors appear next to the field once you leave it, and what you type is kept.',
  examples: {
    ContactForm: {
      title: 'Validation messages',
      note: 'Fields are validated on blur and again on submit, which focuses the first error.',
      name: 'Name',
      email: 'Email',
      message: 'Message',
      tooShort: 'Use at least 10 characters',
      send: 'Send message',
      sent: 'Thank you, {{name}}. This is a demo: no message was sent.',
    },
    MaskedFields: {
      title: 'Masked inputs',
      note: 'Punctuation is added as you type or paste. Check digits are validated.',
      cpf: 'CPF',
      cnpj: 'CNPJ',
      cep: 'Postal code (CEP)',
      phone: 'Phone',
      like: {
        cpf: 'For example 529.982.247-25',
        cnpj: 'For example 11.222.333/0001-81',
        cep: 'For example 01310-100',
        phone: 'For example (11) 98765-4321',
      },
      wrong: {
        cpf: 'Enter a valid CPF',
        cnpj: 'Enter a valid CNPJ',
        cep: 'Enter eight digits',
        phone: 'Enter 10 or 11 digits',
      },
    },
    SectionsForm: {
      title: 'Sections with error summary',
      note: 'All errors are listed at the top, each linked to its field.',
      sections: { company: 'Company', address: 'Address', bank: 'Bank' },
      fields: {
        tradeName: 'Trade name',
        legalName: 'Legal name',
        street: 'Street and number',
        city: 'City',
        bankName: 'Bank name',
        account: 'Account',
      },
      missing: 'Required',
      missingField: '{{field}} is required',
      summary_one: '{{count}} field is missing',
      summary_other: '{{count}} fields are missing',
      save: 'Save supplier',
      saved: 'This is a demo: no supplier was saved.',
    },
    StepsForm: {
      title: 'Stepper',
      note: 'One question at a time; you can go back to completed steps.',
      steps: { customer: 'Customer', order: 'Order', check: 'Review' },
      customer: 'Customer name',
      item: 'Item',
      amount: 'Quantity',
      missing: 'Required',
      summary: '{{amount}} × {{item}} for {{customer}}',
      back: 'Back',
      next: 'Next',
      finish: 'Place order',
      ordered: 'This is a demo: {{amount}} × {{item}} for {{customer}} was not ordered.',
    },
    DependentFields: {
      title: 'Dependent fields',
      note: 'The state determines the list of cities; store pickup hides the address.',
      state: 'State',
      city: 'City',
      pickup: 'Pick up in store',
      street: 'Street and number',
      pickedUp: 'Pickup in {{city}}, {{state}}.',
      delivered: 'Delivery to {{city}}, {{state}}.',
    },
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'forms-basic': typeof texts;
  }
}
