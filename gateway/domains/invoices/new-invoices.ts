import type { Db } from '../../database/database.ts';
import { currencySigns } from '../../formats/currency.ts';
import { isInYears, midnightAfter } from '../../formats/days.ts';
import { dayIn } from '../../formats/zoned-time.ts';
import type { InvoicePartyInput } from '../../graphql/generated/resolvers.ts';
import { companyOf } from '../../records/company.ts';
import type { CompanyRow } from '../../records/generated/rows.ts';
import type { Row } from '../../records/declare/record.ts';

/**
 * Returns the fields that a new invoice takes from the company; another seller gets neither its tax id nor its Pix key.
 */
export async function fromCompany(db: Db, given: Row): Promise<Row> {
  const company = await companyOf(db);
  const { name, address, taxId, pixKey } = company;
  const seller = given.seller as InvoicePartyInput | null | undefined;
  const isOwn = !seller || seller.name.trim() === name;
  return {
    currency: currencySigns[company.currency],
    vat: company.taxRate,
    pricesIncludeTax: company.pricesIncludeTax,
    seller: { name, address },
    ...(isOwn && { sellerTaxId: taxId, pixKey }),
    dueDay: dueOnOf(company, (given.date as string | null | undefined) ?? Date.now()),
  };
}

/** Returns the due day by the terms of payment, as its midnight in UTC. */
function dueOnOf({ paymentDays, timeZone }: CompanyRow, date: string | number): string | null {
  if (paymentDays === null) return null;
  const day = dayIn(timeZone, date);
  const due = isInYears(day) && midnightAfter(day, paymentDays);
  return due && isInYears(due) ? due : null;
}
