export const texts = {
  intro:
    'Forms say what is wrong where it is wrong, once someone has left the field, and keep what was typed.',
  examples: {
    ContactForm: {
      title: 'With messages',
      note: 'Each field is checked when it is left, all of them when the form is sent. The first one at fault gets the focus.',
      name: 'Your name',
      email: 'Your e-mail',
      message: 'What is it about?',
      tooShort: 'must have at least 10 characters',
      send: 'Send',
      sent: 'Thank you, {{name}}. The message would go out.',
    },
    MaskedFields: {
      title: 'Numbers with a pattern',
      note: 'The signs come by themselves while typing, and a pasted number is put right. Check digits are checked.',
      cpf: 'CPF',
      cnpj: 'CNPJ',
      cep: 'Postal code (CEP)',
      phone: 'Phone',
      like: {
        cpf: 'As 529.982.247-25',
        cnpj: 'As 11.222.333/0001-81',
        cep: 'As 01310-100',
        phone: 'As (11) 98765-4321',
      },
      wrong: {
        cpf: 'is no CPF',
        cnpj: 'is no CNPJ',
        cep: 'must have 8 digits',
        phone: 'must have 10 or 11 digits',
      },
    },
    SectionsForm: {
      title: 'Sections and a summary',
      note: 'Of a long form all faults are listed above, each of them leads to its field.',
      sections: { company: 'Company', address: 'Address', bank: 'Bank' },
      fields: {
        tradeName: 'Trade name',
        legalName: 'Legal name',
        street: 'Street and number',
        city: 'Town',
        bankName: 'Name of the bank',
        account: 'Account',
      },
      missing: 'must be filled in',
      missingField: '“{{field}}” must be filled in',
      summary_one: '{{count}} field is missing',
      summary_other: '{{count}} fields are missing',
      save: 'Save supplier',
      saved: 'The supplier would be saved.',
    },
    StepsForm: {
      title: 'In steps',
      note: 'One question after the other; a step that was done can be gone back to.',
      steps: { customer: 'Customer', order: 'Order', check: 'Check' },
      customer: 'Name of the customer',
      item: 'What is ordered',
      amount: 'How many',
      missing: 'must be filled in',
      summary: '{{amount}} × {{item}} for {{customer}}',
      back: 'Back',
      next: 'Next',
      finish: 'Order',
      ordered: '{{amount}} × {{item}} would be ordered for {{customer}}.',
    },
    DependentFields: {
      title: 'Fields that depend on others',
      note: 'The state decides which towns there are, and who collects gives no address.',
      state: 'State',
      city: 'Town of delivery',
      pickup: 'I collect it at the shop',
      street: 'Street, number',
      pickedUp: 'To be collected in {{city}}, {{state}}.',
      delivered: 'Goes to {{city}}, {{state}}.',
    },
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    'forms-basic': typeof texts;
  }
}
