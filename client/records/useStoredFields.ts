import { use } from 'react';
import { partsOf } from '../../gateway/formats/amounts.rules.ts';
import { useTranslation } from 'react-i18next';
import { useFieldText } from './fieldText.ts';
import { loadDeclarations } from './loadDeclaration.ts';
import { fieldLabel } from './recordWords.ts';
import { derivedKinds } from './resources.ts';

/**
 * Returns the texts for the stored fields in the history of a kind with derived screens, by column; undefined for other
 * kinds.
 */
export function useStoredFields(kind: string) {
  const { t } = useTranslation('records');
  const textOf = useFieldText();
  if (!derivedKinds().some((each) => each.kind === kind)) return undefined;
  const fields = use(loadDeclarations()).find((each) => each.kind === kind)?.fields ?? [];
  const named = (column: string) => fields.find((field) => field.column === column);
  return {
    /** Returns a column's label; undefined if no screen shows it. */
    nameOf(column: string) {
      const field = named(column);
      return field && fieldLabel(t, kind, field);
    },
    textOf(column: string, json: string | null | undefined, record: object): string {
      const field = named(column);
      const value: unknown = json ? JSON.parse(json) : null;
      const shown = field && textOf(field, answered(field.kind, value), record);
      return shown ? shown : t('form.nothing');
    },
  };
}

/** Returns a stored value as the gateway returns it: decimals are stored as integers, and SQLite has no booleans. */
function answered(kind: string, stored: unknown): unknown {
  if (stored === null) return null;
  if (kind === 'flag') return Boolean(stored);
  return typeof stored === 'number' ? stored / partsOf(kind) : stored;
}
