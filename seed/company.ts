import { COMPANY_ID } from '../gateway/records/company.ts';
import { withDerived } from '../gateway/records/declare/declared-record.ts';
import type { Rows } from './seed.ts';

/** The demo company; its currency and its tax are those of the specification's samples. */
export const company = withDerived<'companies'>('Company', {
  id: COMPANY_ID,
  name: 'Retaguarda Comércio Ltda.',
  tradeName: 'Retaguarda',
  taxId: '11222333000181',
  address: 'Rua do Armazém, 480, Recife, PE',
  email: 'contato@retaguarda.test',
  phone: '8133334444',
  logo: null,
  timeZone: 'America/Sao_Paulo',
  currency: 'USD',
  pricesIncludeTax: 1,
  taxRate: 10_000,
  paymentDays: 28,
  pixKey: null,
  invoiceFooter: null,
  version: 1,
});

export const makeCompany = (): Rows => ({ companies: [company] });
