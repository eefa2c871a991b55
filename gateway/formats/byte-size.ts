const UNITS = ['B', 'KB', 'MB', 'GB'];
const STEP = 1024;
const MOST_BYTES = 2 ** 31 - 1;
const WRITTEN = /^\s*(\d+(?:[.,]\d+)?)\s*([KMG]?)i?B?\s*$/i;

export function sizeText(bytes: number): string {
  const power = Math.min(
    Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(STEP)),
    UNITS.length - 1,
  );
  return `${Number((bytes / STEP ** power).toFixed(1))} ${UNITS[power]}`;
}

/** Returns the bytes of a size, at most what a GraphQL Int holds; 0 for an invalid text. */
export function bytesIn(size: string): number {
  const [, amount = '0', unit = ''] = WRITTEN.exec(size) ?? [];
  const power = unit === '' ? 0 : 'KMG'.indexOf(unit.toUpperCase()) + 1;
  return Math.min(Math.round(Number(amount.replace(',', '.')) * STEP ** power), MOST_BYTES);
}
