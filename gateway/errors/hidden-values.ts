const HIDDEN = '[personal]';
/** Shorter values are replaced as whole words alone, because they are parts of many words. */
const SHORT = 4;

const hiddenBy = new WeakMap<object, Set<string>>();

/** Keeps the values out of the log entry of an error. Flags and empty texts tell nothing and are left. */
export function hideInLog(error: unknown, values: readonly unknown[]): void {
  if (typeof error !== 'object' || error === null) return;
  const hidden = hiddenBy.get(error) ?? new Set<string>();
  hiddenBy.set(error, hidden);
  for (const value of values) {
    const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
    if (text !== '') hidden.add(text);
  }
}

/** Returns a text of the log without what is hidden for the errors that it is about; the longest value first. */
export function withoutHidden(text: string, errors: readonly object[]): string {
  const values = [...new Set(errors.flatMap((error) => [...(hiddenBy.get(error) ?? [])]))];
  return values
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, value) => left.replaceAll(patternOf(value), HIDDEN), text);
}

function patternOf(value: string): RegExp {
  const literal = value.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const isShort = value.length < SHORT;
  return new RegExp(isShort ? `(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])` : literal, 'giu');
}
