import { useTranslation } from 'react-i18next';
import type { FieldWords } from '../../records/fieldWords.ts';
import { fieldLabel } from '../../records/recordWords.ts';
import type { CustomerKind } from './customerDocument.ts';

export function useCustomerWords(kind: CustomerKind): Pick<FieldWords, 'labelOf'> {
  const { t } = useTranslation('customers');
  const { t: say } = useTranslation('records');
  return {
    labelOf(name, values) {
      if (name === 'document') return t(`documents.${(values?.kind ?? kind) as CustomerKind}`);
      if (name === 'ownerId') return t('fields.owner');
      return t(`fields.${name}` as 'fields.name', {
        defaultValue: fieldLabel(say, 'Customer', { name }),
      });
    },
  };
}
