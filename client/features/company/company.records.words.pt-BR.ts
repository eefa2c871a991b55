import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['company.records']> = {
  kinds: { Company: 'empresa' },
  fieldsOf: {
    Company: {
      name: 'Razão social',
      tradeName: 'Nome fantasia',
      taxId: 'CPF ou CNPJ',
      address: 'Endereço',
      email: 'E-mail',
      phone: 'Telefone',
      logo: 'Logotipo',
      timeZone: 'Fuso horário',
      currency: 'Moeda',
      pricesIncludeTax: 'Preços incluem imposto',
      taxRate: 'Alíquota usual, %',
      paymentDays: 'Prazo de pagamento, dias',
      pixKey: 'Chave Pix',
      invoiceFooter: 'Texto no rodapé das faturas',
    },
  },
};
