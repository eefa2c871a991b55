import { storedState } from './stored-state.ts';

/** The company's values that every page shows. */
export interface Business {
  /** The symbol of the currency of products, deals and the shop. */
  currency: string;
  /** The IANA name of the time zone of accounting days. */
  timeZone: string;
  pricesIncludeTax: boolean;
  /** The tax rate in percent. */
  taxRate: number;
}

export const unknownBusiness: Business = {
  currency: '',
  timeZone: 'America/Sao_Paulo',
  pricesIncludeTax: true,
  taxRate: 0,
};

export const storedBusiness = storedState<Business>('business', unknownBusiness);

interface Told extends Omit<Business, 'currency'> {
  currencySign: string;
}

export const businessIn = ({ currencySign, timeZone, pricesIncludeTax, taxRate }: Told) => ({
  ...{ currency: currencySign, timeZone, pricesIncludeTax, taxRate },
});

/** The profile's response contains it, so that the first page need not ask. */
export function readBusiness(headers: Headers): void {
  const told = headers.get('retaguarda-business');
  if (!told || isBusinessKnown()) return;
  storedBusiness.write(businessIn(JSON.parse(decodeURIComponent(told)) as Told));
}

export const isBusinessKnown = () => storedBusiness.read().currency !== '';
