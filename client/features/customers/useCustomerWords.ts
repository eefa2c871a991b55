import { useTranslation } from 'react-i18next';
import type { OwnWords } from '../../records/fieldWords.ts';
import type { CustomerKind } from './customerDocument.ts';

export function useCustomerWords(kind: CustomerKind): OwnWords {
  const { t } = useTranslation('customers');
  return {
    labelOf(name, values) {
      if (name !== 'document') return undefined;
      return t(`documents.${(values?.kind ?? kind) as CustomerKind}`);
    },
  };
}
