import { useTranslation } from 'react-i18next';
import type { DeclaredField, RecordDeclaration } from './declaration.ts';
import { useFieldText } from './fieldText.ts';
import { fieldLabel, spelledOut } from './recordWords.ts';

/** Words of a kind that has its own catalogue. */
export interface OwnWords {
  /** `values` are those of a form, which a label may depend on. */
  labelOf?: (name: string, values?: Readonly<Record<string, unknown>>) => string;
  choiceOf?: (name: string, value: string) => string;
}

export interface FieldWords extends Required<OwnWords> {
  /** Of a value as the gateway answers it; empty for none. */
  textOf: (field: DeclaredField, value: unknown) => string;
}

export function useFieldWords({ kind }: RecordDeclaration, own: OwnWords = {}): FieldWords {
  const { t } = useTranslation('records');
  const textOf = useFieldText();
  const choiceOf = own.choiceOf ?? ((_name: string, value: string) => spelledOut(value));
  return {
    labelOf: own.labelOf ?? ((name) => fieldLabel(t, kind, { name })),
    choiceOf,
    textOf(field, value) {
      if (Array.isArray(value)) return value.join(', ');
      const isChosen = field.kind === 'choice' && typeof value === 'string' && value !== '';
      return isChosen ? choiceOf(field.name, value) : textOf(field, value);
    },
  };
}
