import { describe, expect, it } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- the form must come to what the gateway comes to
import { derivedFields } from '../../../gateway/domains/invoices/invoices.rules.ts';
// oxlint-disable-next-line no-restricted-imports -- the form must send what the gateway reads
import { scalars } from '../../../gateway/graphql/scalars.ts';
// oxlint-disable-next-line no-restricted-imports -- the same invoices at each run
import { type Random, randomFrom } from '../../../seed/random.ts';
import { invoiceTotals, lineAmount } from './invoiceTotals.ts';

const parties = { orderNo: 'A-1', buyerName: 'Casa do Mel', sellerName: 'Retaguarda' };

interface Case {
  vat: number;
  discount?: number;
  pricesIncludeTax?: boolean;
  lines: { unit: number; price: number }[];
}

function gatewayTotals({ vat, discount = 0, lines, ...own }: Case) {
  const pricesIncludeTax = own.pricesIncludeTax ? (1 as const) : (0 as const);
  const items = lines.map(({ unit, price }) => ({
    name: 'Mel',
    unitThousandths: scalars.Quantity.parseValue(unit) as number,
    priceMillionths: scalars.UnitPrice.parseValue(price) as number,
  }));
  const vatThousandths = scalars.Percent.parseValue(vat) as number;
  const discountCents = scalars.Money.parseValue(discount) as number;
  const entered = { ...parties, vatThousandths, discountCents, pricesIncludeTax };
  const derived = derivedFields(entered, items);
  return [derived.subtotalCents, derived.vatCents, derived.totalCents].map((cents) => cents / 100);
}

function clientTotals({ vat, discount = 0, lines, ...own }: Case) {
  const { subtotal, vatAmount, total } = invoiceTotals(lines, { discount, vat, ...own });
  return [subtotal, vatAmount, total];
}

/** Covers the smallest part to the highest amount, with fractional quantities, prices and rates. */
function randomCase(random: Random): Case {
  const upTo = (most: number) => Math.floor(10 ** (random.next() * Math.log10(most + 1))) - 1;
  return {
    vat: random.whole(0, 100_000) / 1_000,
    discount: upTo(100_000_00) / 100,
    lines: Array.from({ length: random.whole(0, 12) }, () => ({
      unit: upTo(1_000_000_000) / 1_000,
      price: upTo(1_000_000_000_000) / 1_000_000,
    })),
  };
}

describe('the totals of the form', () => {
  it('are those of the gateway for 200 invoices', () => {
    const random = randomFrom(2026);
    const cases = Array.from({ length: 200 }, (_, index) => ({
      ...randomCase(random),
      pricesIncludeTax: index % 2 === 0,
    }));
    for (const each of cases)
      expect(clientTotals(each), JSON.stringify(each)).toEqual(gatewayTotals(each));
    expect(cases.filter(({ lines }) => lines.length === 0).length).toBeGreaterThan(5);
  });

  const exact: [what: string, Case][] = [
    ['half a cent of tax', { vat: 0.5, lines: [{ unit: 1, price: 1.0 }] }],
    ['less than half a cent', { vat: 0.49, lines: [{ unit: 1, price: 1.0 }] }],
    ['a price that no binary fraction is', { vat: 7.0, lines: [{ unit: 3, price: 1.1 }] }],
    ['a discount', { vat: 7.25, discount: 0.03, lines: [{ unit: 3, price: 1.1 }] }],
    ['a discount of all', { vat: 7.25, discount: 0.05, lines: [{ unit: 1, price: 0.05 }] }],
    ['a product beyond 2^53', { vat: 84.83, lines: [{ unit: 9602, price: 2481419.53 }] }],
    ['a part of one', { vat: 9.975, lines: [{ unit: 1.5, price: 10 }] }],
    ['a price beyond cents', { vat: 9.975, lines: [{ unit: 40, price: 5.789 }] }],
    ['lines of half a cent', { vat: 0.5, lines: Array(3).fill({ unit: 0.5, price: 0.01 }) }],
    ['a sum that binary fractions get wrong', { vat: 0, lines: [{ unit: 1.005, price: 1 }] }],
    ['the dearest', { vat: 99.99, lines: [{ unit: 10_000, price: 1000000000.0 }] }],
  ];

  it.each(exact)('are those of the gateway for %s', (_what, each) => {
    expect(clientTotals(each)).toEqual(gatewayTotals(each));
  });

  it('take what is not a number yet for 0', () => {
    const lines = [
      { unit: NaN, price: 5 },
      { unit: 2, price: NaN },
      { unit: 2, price: 1.25 },
    ];
    expect(invoiceTotals(lines, { discount: NaN, vat: NaN })).toEqual({
      subtotal: 2.5,
      vatAmount: 0,
      total: 2.5,
    });
    expect(lines.map(lineAmount)).toEqual([0, 0, 2.5]);
  });

  it('take numbers that no invoice can have without a fault', () => {
    expect(invoiceTotals([{ unit: 1e200, price: 1e200 }], { discount: 1, vat: 1e307 }).total).toBe(
      Infinity,
    );
  });
});
