import type { texts as english } from './company.records.words.en.ts';
import type { Translated } from './translated.ts';

export const texts: Translated<typeof english> = {
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
      taxRate: 'Alíquota padrão, %',
      paymentDays: 'Prazo de pagamento, dias',
      pixKey: 'Chave Pix',
      invoiceFooter: 'Rodapé das faturas',
    },
  },
  choicesOf: {
    Company: { currency: { BRL: 'Real (R$)', USD: 'Dólar americano ($)', EUR: 'Euro (€)' } },
  },
};
