import type { Db } from '../database/database.ts';
import { seller } from '../formats/seller.ts';
import type { CreateInvoiceInput } from '../graphql/generated/resolvers.ts';

export type Seller = Pick<CreateInvoiceInput, 'seller' | 'sellerTaxId' | 'pixKey'>;

/** Of the newest invoice, as a new one entered by hand has it; the demo's where there is none. */
export async function lastSeller(db: Db): Promise<Seller> {
  const last = await db
    .selectFrom('invoices')
    .select(['sellerName as name', 'sellerAddress as address', 'sellerTaxId', 'pix'])
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return { seller };
  const { name, address, sellerTaxId, pix } = last;
  return { seller: { name, address }, sellerTaxId, pixKey: pix };
}
