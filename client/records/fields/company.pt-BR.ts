import type { companyFields as english } from './company.en.ts';

export const companyFields: Record<keyof typeof english, string> = {
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
};
