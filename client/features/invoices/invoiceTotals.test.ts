import { describe, expect, it } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- the form must come to what the gateway comes to
import { derivedFields } from '../../../gateway/domains/invoices/invoices.rules.ts';
// oxlint-disable-next-line no-restricted-imports -- the same invoices at each run
import { type Random, randomFrom } from '../../../seed/random.ts';
import { invoiceTotals, lineAmount } from './invoiceTotals.ts';

const parties = { orderNo: 'A-1', buyerName: 'Casa do Mel', sellerName: 'Retaguarda' };

interface Case {
  vatHundredths: number;
  discountCents?: number;
  lines: { unit: number; priceCents: number }[];
}

function gatewayTotals({ vatHundredths, discountCents = 0, lines }: Case) {
  const items = lines.map((line) => ({ name: 'Mel', ...line }));
  const derived = derivedFields({ ...parties, vat: vatHundredths, discountCents }, items);
  return [derived.subtotalCents, derived.vatCents, derived.totalCents].map((cents) => cents / 100);
}

function clientTotals({ vatHundredths, discountCents = 0, lines }: Case) {
  const typed = lines.map(({ unit, priceCents }) => ({ unit, price: priceCents / 100 }));
  const { subtotal, vatAmount, total } = invoiceTotals(typed, {
    discount: discountCents / 100,
    vat: vatHundredths / 100,
  });
  return [subtotal, vatAmount, total];
}

/** From one cent to the highest amount, with fractional tax rates. */
function randomCase(random: Random): Case {
  const upTo = (most: number) => Math.floor(10 ** (random.next() * Math.log10(most + 1))) - 1;
  return {
    vatHundredths: random.whole(0, 100_00),
    discountCents: upTo(100_000_00),
    lines: Array.from({ length: random.whole(0, 12) }, () => ({
      unit: upTo(1_000_000),
      priceCents: upTo(1_000_000_00),
    })),
  };
}

describe('the totals of the form', () => {
  it('are those of the gateway for 200 invoices', () => {
    const random = randomFrom(2026);
    const cases = Array.from({ length: 200 }, () => randomCase(random));
    for (const each of cases)
      expect(clientTotals(each), JSON.stringify(each)).toEqual(gatewayTotals(each));
    expect(cases.filter(({ lines }) => lines.length === 0).length).toBeGreaterThan(5);
  });

  const exact: [what: string, Case][] = [
    ['half a cent of tax', { vatHundredths: 50, lines: [{ unit: 1, priceCents: 100 }] }],
    ['less than half a cent', { vatHundredths: 49, lines: [{ unit: 1, priceCents: 100 }] }],
    [
      'a price that no binary fraction is',
      { vatHundredths: 700, lines: [{ unit: 3, priceCents: 110 }] },
    ],
    ['a discount', { vatHundredths: 725, discountCents: 3, lines: [{ unit: 3, priceCents: 110 }] }],
    [
      'a discount of all',
      { vatHundredths: 725, discountCents: 5, lines: [{ unit: 1, priceCents: 5 }] },
    ],
    [
      'a product beyond 2^53',
      { vatHundredths: 84_83, lines: [{ unit: 9602, priceCents: 2_481_419_53 }] },
    ],
    [
      'the dearest',
      { vatHundredths: 99_99, lines: [{ unit: 10_000, priceCents: 1_000_000_000_00 }] },
    ],
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
    expect(invoiceTotals([{ unit: 1.5, price: 0.01 }], { discount: 0, vat: 10 }).subtotal).toBe(
      0.015,
    );
  });
});
