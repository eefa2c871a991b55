import { cityIn, payeeName, pixCode } from '../../formats/pix.rules.ts';
import { barePixKey, pixKeyProblem } from '../../formats/pix-keys.rules.ts';
import type { InvoicePixProblem } from '../../graphql/generated/resolvers.ts';
import type { InvoiceRow } from '../../records/generated/rows.ts';

const REAIS = 'R$';
const ANY_CITY = 'BRASIL';

/** Returns why the invoice cannot be paid by Pix; keys that were stored before they were checked may be none. */
export function pixProblemOf(invoice: InvoiceRow): InvoicePixProblem | null {
  const { currency, pix, openCents, sellerName } = invoice;
  if (!pix || openCents === 0) return null;
  if (currency !== REAIS) return 'currency';
  if (pixKeyProblem(barePixKey(pix))) return 'key';
  return payeeName(sellerName) === undefined ? 'sellerName' : null;
}

/** Returns the invoice's Pix code; null when it cannot be paid by Pix. */
export function pixCodeOf(invoice: InvoiceRow): string | null {
  const { orderNo, pix, openCents, sellerName, sellerAddress } = invoice;
  if (!pix || openCents === 0 || pixProblemOf(invoice)) return null;
  return pixCode({
    key: barePixKey(pix),
    cents: openCents,
    name: sellerName,
    city: cityIn(sellerAddress) ?? ANY_CITY,
    reference: orderNo,
  });
}
