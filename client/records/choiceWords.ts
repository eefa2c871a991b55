import type { TFunction } from 'i18next';
import { spelledOut } from './recordWords.ts';

type Catalogues = Readonly<Record<string, string>>;

const rows = import.meta.glob<Catalogues>('../features/*/*.choices.ts', {
  eager: true,
  import: 'choices',
});

/** The catalogues with the words of a choice, by `Kind.field`. */
export const choiceCatalogues = Object.assign({}, ...Object.values(rows)) as Catalogues;

/** Returns the label of a choice's value in the reader's language, otherwise from the SDL. */
export function choiceText(
  t: TFunction<'records'>,
  { kind, field }: { kind: string; field: string },
  value: string,
): string {
  const catalogue = choiceCatalogues[`${kind}.${field}`];
  if (!catalogue) return spelledOut(value);
  return t(`${catalogue}.${value}` as 'form.nothing', { defaultValue: spelledOut(value) });
}
