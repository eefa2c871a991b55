import type { DeclaredField } from '../records/declare/declaration.ts';
import { isEmptyFilterOf, mayBeEmpty } from '../records/declare/declared-fields.ts';
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

export function filtersWith(field: DeclaredField, value: unknown): Restriction[] {
  const { by, name, isRange } = field.filter!;
  const equal = (each: unknown) => each === value;
  const limit = value as string | number;
  const isEmpty = isEmptyFilterOf(field);
  return [
    ...(by === 'ANY' ? [{ filter: { [name]: [value] }, holds: equal }] : []),
    ...(by === 'EQUALS' ? [{ filter: { [name]: value }, holds: equal }] : []),
    ...(isRange
      ? [
          {
            filter: { [`${name}From`]: value },
            holds: (each: unknown) => each != null && each >= limit,
          },
          {
            filter: { [`${name}To`]: value },
            holds: (each: unknown) => each != null && each < limit,
          },
        ]
      : []),
    ...(mayBeEmpty(field)
      ? [
          { filter: { [isEmpty]: true }, holds: (each: unknown) => each == null || each === '' },
          ...(isRange
            ? []
            : [
                {
                  filter: { [by === 'ANY' ? name : `${name}In`]: [null, value] },
                  holds: (each: unknown) => each == null || each === '' || each === value,
                },
                {
                  filter: { [`${name}NotIn`]: [null] },
                  holds: (each: unknown) => each != null && each !== '',
                },
              ]),
          { filter: { [isEmpty]: false }, holds: (each: unknown) => each != null && each !== '' },
        ]
      : []),
  ];
}
