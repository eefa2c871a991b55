import type { DeclaredField } from '../records/declare/declaration.ts';
import { sortKey } from '../formats/folding.rules.ts';

/**
 * Returns the values in the order of the field's column; a choice has an order of its own, in which equal ones stand
 * together.
 */
export function inOrder(
  field: DeclaredField,
  values: readonly unknown[],
  direction: string,
): unknown[] {
  const isFolded = field.kind === 'text' && field.sortColumn !== field.column;
  const distinct = [...new Set(values)];
  const key = (value: unknown): string | number => {
    if (field.kind === 'choice') return distinct.indexOf(value);
    return isFolded ? sortKey(String(value)) : (value as string | number);
  };
  const sign = direction === 'descending' && field.kind !== 'choice' ? -1 : 1;
  return values.toSorted((one, other) => {
    const [a, b] = [key(one), key(other)];
    return sign * (Number(a > b) - Number(a < b));
  });
}

interface Restriction {
  filter: object;
  holds: (value: unknown) => boolean;
}

export function filtersWith({ filter }: DeclaredField, value: unknown): Restriction[] {
  const { by, name } = filter!;
  const equal = (each: unknown) => each === value;
  if (by === 'ANY') return [{ filter: { [name]: [value] }, holds: equal }];
  if (by === 'EQUALS') return [{ filter: { [name]: value }, holds: equal }];
  const limit = value as string | number;
  return [
    { filter: { [`${name}From`]: value }, holds: (each) => each != null && each >= limit },
    { filter: { [`${name}To`]: value }, holds: (each) => each != null && each < limit },
  ];
}
