import { paths } from '../../app/paths.ts';
import { customerFilterIn } from '../customers/customerFilter.ts';
import { dealFilterIn } from '../deals/dealFilter.ts';
import { invoiceFilterIn } from '../invoices/invoiceFilter.ts';
import { productFilterIn } from '../products/productFilter.ts';

type Query = Record<string, string>;

/** A list and its filter from a URL. Figures use the same filter, so that they agree with their list. */
const listed =
  <Filter>(path: string, filterIn: (parameters: URLSearchParams) => Filter) =>
  (query: Query) => {
    const parameters = new URLSearchParams(query);
    return { link: `${path}?${parameters.toString()}`, filter: filterIn(parameters) };
  };

export const listedInvoices = listed(paths.invoices, invoiceFilterIn);
export const listedCustomers = listed(paths.customers, customerFilterIn);
export const listedProducts = listed(paths.products, productFilterIn);
export const listedDeals = listed(paths.deals, dealFilterIn);
