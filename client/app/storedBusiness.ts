import { storedState } from './stored-state.ts';

/** What every page shows of the company. */
export interface Business {
  /** Sign of the currency of products, deals and the shop. */
  currency: string;
  /** IANA name: in it the days of accounting begin. */
  timeZone: string;
  pricesIncludeTax: boolean;
  /** Per cent. */
  taxRate: number;
}

export const unknownBusiness: Business = {
  currency: '',
  timeZone: 'America/Sao_Paulo',
  pricesIncludeTax: true,
  taxRate: 0,
};

export const storedBusiness = storedState<Business>('business', unknownBusiness);

export const isBusinessKnown = () => storedBusiness.read().currency !== '';
