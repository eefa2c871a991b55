import { use } from 'react';
import { partsPerUnitOf } from '../../gateway/formats/amounts.rules.ts';
import { useTranslation } from 'react-i18next';
import { useFieldText } from './fieldText.ts';
import type { DeclaredPart } from './declaration.ts';
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
  const { fields = [], parts = [] } =
    use(loadDeclarations()).find((each) => each.kind === kind) ?? {};
  const fieldAt = (column: string) => fields.find((field) => field.column === column);
  const partAt = (table: string) => parts.find((part) => part.table === table);
  const rowText = ({ type, fields: of }: DeclaredPart, row: Readonly<Record<string, unknown>>) =>
    of
      .map((field) => {
        const title = field.reference && row[field.reference.field];
        if (typeof title === 'string') return title;
        const value = answered(field.kind, row[field.column] ?? null);
        return value === true ? fieldLabel(t, type, field) : value ? textOf(field, value, row) : '';
      })
      .filter(Boolean)
      .join(', ');
  return {
    /** Returns the label of a column or of a list of rows; undefined if no screen shows it. */
    nameOf(column: string) {
      const shown = fieldAt(column) ?? partAt(column);
      return shown && fieldLabel(t, kind, shown);
    },
    textOf(column: string, json: string | null | undefined, record: object): string {
      const [field, part] = [fieldAt(column), partAt(column)];
      const value: unknown = json ? JSON.parse(json) : null;
      const shown = part
        ? ((value ?? []) as Record<string, unknown>[]).map((row) => rowText(part, row)).join('; ')
        : field && textOf(field, answered(field.kind, value), record);
      return shown ? shown : t('form.nothing');
    },
  };
}

/** Returns a stored value as the gateway returns it: decimals are stored as integers, and SQLite has no booleans. */
function answered(kind: string, stored: unknown): unknown {
  if (stored === null) return null;
  if (kind === 'flag') return Boolean(stored);
  return typeof stored === 'number' ? stored / partsPerUnitOf(kind) : stored;
}
