/** Years of two digits reach this far ahead of this year; the others are of the century before. */
const YEARS_AHEAD = 20;

/** Returns the year that two or four digits say: in 2026, `26` is 2026, `46` is 2046 and `47` is 1947. */
export function wholeYear(digits: string, thisYear: number): number {
  if (digits.length > 2) return Number(digits);
  const near = thisYear - (thisYear % 100) + Number(digits);
  return near > thisYear + YEARS_AHEAD ? near - 100 : near;
}
