export const texts = {
  kinds: { Company: 'company' },
  fieldsOf: {
    Company: {
      name: 'Legal name',
      tradeName: 'Trade name',
      taxId: 'CPF or CNPJ',
      address: 'Address',
      email: 'Email',
      phone: 'Phone',
      logo: 'Logo',
      timeZone: 'Time zone',
      currency: 'Currency',
      pricesIncludeTax: 'Prices include tax',
      taxRate: 'Default tax rate, %',
      paymentDays: 'Payment terms, days',
      pixKey: 'Pix key',
      invoiceFooter: 'Invoice footer',
    },
  },
  choicesOf: {
    Company: { currency: { BRL: 'Brazilian real (R$)', USD: 'US dollar ($)', EUR: 'Euro (€)' } },
  },
};
