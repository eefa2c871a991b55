import { useTranslation } from 'react-i18next';
import { type DeclaredField, fieldNamed, type RecordDeclaration } from './declaration.ts';
import { choiceText } from './choiceWords.ts';
import { useFieldText } from './fieldText.ts';
import { fieldLabel } from './recordWords.ts';
import type { RowField } from './recordWords.ts';

/** The texts of a kind with its own catalogue. */
export interface OwnWords {
  /** Returns a field's label where the kind has its own; `values` are those of a form, which it can depend on. */
  labelOf?: (name: string, values?: Readonly<Record<string, unknown>>) => string | undefined;
  /** Returns the label of a field in a row, when its input differs from its declaration. */
  rowLabelOf?: (path: RowField) => string;
}

export interface FieldWords {
  labelOf: (name: string, values?: Readonly<Record<string, unknown>>) => string;
  choiceOf: (name: string, value: string) => string;
  /** Returns a record's value, as the gateway returns it, as text; empty for none. */
  textOf: (field: DeclaredField, value: unknown, record: object) => string;
}

const entryText = (entry: string | { name: string }) =>
  typeof entry === 'object' ? entry.name : entry;

export function useFieldWords(declaration: RecordDeclaration, own: OwnWords = {}): FieldWords {
  const { kind } = declaration;
  const { t } = useTranslation('records');
  const textOf = useFieldText();
  const choiceOf = (field: string, value: string) => choiceText(t, { kind, field }, value);
  return {
    labelOf: (name, values) =>
      own.labelOf?.(name, values) ?? fieldLabel(t, kind, fieldNamed(declaration, name)),
    choiceOf,
    textOf(field, value, record) {
      if (Array.isArray(value))
        return (value as Parameters<typeof entryText>[0][]).map(entryText).join(', ');
      const isChosen = field.kind === 'choice' && typeof value === 'string' && value !== '';
      return isChosen ? choiceOf(field.name, value) : textOf(field, value, record);
    },
  };
}
