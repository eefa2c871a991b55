export const texts = {
  kinds: { Company: 'company' },
  fieldsOf: {
    Company: {
      name: 'Registered name',
      tradeName: 'Trade name',
      taxId: 'CPF or CNPJ',
      address: 'Address',
      email: 'Email',
      phone: 'Phone',
      logo: 'Logo',
      timeZone: 'Time zone',
      currency: 'Currency',
      pricesIncludeTax: 'Prices include tax',
      taxRate: 'Usual tax rate, %',
      paymentDays: 'Terms of payment, days',
      pixKey: 'Pix key',
      invoiceFooter: 'Text at the foot of invoices',
    },
  },
  choicesOf: {
    Company: { currency: { BRL: 'Brazilian real (R$)', USD: 'US dollar ($)', EUR: 'Euro (€)' } },
  },
};
