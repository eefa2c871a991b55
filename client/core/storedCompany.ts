import { storedState } from './stored-state.ts';

/** The company's values that every page shows. */
export interface CompanyValues {
  /** The symbol of the currency of products, deals and the shop. */
  currency: string;
  /** The IANA name of the time zone of accounting days. */
  timeZone: string;
  pricesIncludeTax: boolean;
  /** The tax rate in percent. */
  taxRate: number;
}

export const unknownCompany: CompanyValues = {
  currency: '',
  timeZone: 'America/Sao_Paulo',
  pricesIncludeTax: true,
  taxRate: 0,
};

export const storedCompany = storedState<CompanyValues>('companyValues', unknownCompany);

interface Told extends Omit<CompanyValues, 'currency'> {
  currencySign: string;
}

/** Whether the gateway runs in the demo profile. */
export const installation = storedState('installation', { isDemo: true });

export const companyIn = ({ currencySign, timeZone, pricesIncludeTax, taxRate }: Told) => ({
  ...{ currency: currencySign, timeZone, pricesIncludeTax, taxRate },
});

/** The profile's response contains it, so that the first page need not ask. */
export function readCompanyHeader(headers: Headers): void {
  const told = headers.get('retaguarda-company');
  if (!told) return;
  const { isDemo, ...values } = JSON.parse(decodeURIComponent(told)) as Told & { isDemo: boolean };
  installation.write({ isDemo });
  if (!isCompanyKnown()) storedCompany.write(companyIn(values));
}

export const isCompanyKnown = () => storedCompany.read().currency !== '';
