/** The number 5 and the typed '5' are equal. */
export function isEqual(one: unknown, other: unknown): boolean {
  return textOf(one) === textOf(other);
}

function textOf(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'string') return String(value);
  return value == null ? '' : JSON.stringify(value);
}
