import type { ValueKind } from './valueKind.ts';

/** How a feature's values are written that no declaration tells, in `features/x/x.historyValues.ts`. */
export interface HistoryValues {
  /** The kinds of values, by the name of the kind or of the part's table and that of the column. */
  kinds?: Readonly<Record<string, ValueKind>>;
  /** Returns a row's text, by the part's table; `say` returns the text of a column. */
  rows?: Readonly<Record<string, (say: (column: string) => string) => string>>;
}

const files = Object.values(
  import.meta.glob<HistoryValues>('../../features/*/*.historyValues.ts', {
    eager: true,
    import: 'historyValues',
  }),
);

export const featureKinds: Readonly<Record<string, ValueKind>> = Object.assign(
  {},
  ...files.map(({ kinds }) => kinds),
);

export const featureRows: NonNullable<HistoryValues['rows']> = Object.assign(
  {},
  ...files.map(({ rows }) => rows),
);
