/** Made-up sales of a small shop by month, in reais. */
export const sampleSales = [
  { month: 1, shop: 18_400, site: 9_200, before: 15_100 },
  { month: 2, shop: 16_900, site: 10_100, before: 15_800 },
  { month: 3, shop: 19_700, site: 11_800, before: 17_300 },
  { month: 4, shop: 21_300, site: 12_400, before: 18_900 },
  { month: 5, shop: 24_800, site: 15_900, before: 20_200 },
  { month: 6, shop: 22_100, site: 15_200, before: 21_700 },
  { month: 7, shop: 20_600, site: 16_700, before: 19_400 },
  { month: 8, shop: 23_900, site: 18_300, before: 20_800 },
];

/** The marks that a new customer and a regular one give the shop, from 0 to 10. */
export const sampleMarks = [
  { subject: 'price', fresh: 8, regular: 7 },
  { subject: 'choice', fresh: 6, regular: 9 },
  { subject: 'delivery', fresh: 7, regular: 8 },
  { subject: 'advice', fresh: 9, regular: 9 },
  { subject: 'returns', fresh: 5, regular: 7 },
] as const;

const DAYS = 120;
const LAST_DAY = Date.UTC(2026, 2, 31);
const ONE_DAY_MS = 24 * 60 * 60 * 1000;

export const sampleOrders: Record<string, number> = Object.fromEntries(
  Array.from({ length: DAYS }, (_, back) => {
    const day = new Date(LAST_DAY - back * ONE_DAY_MS);
    const orders = ((back * 7) % 5) + day.getUTCDay();
    return [day.toISOString().slice(0, 10), orders];
  }),
);
