import { useTranslation } from 'react-i18next';
import type { OwnWords } from '../../records/fieldWords.ts';
import { fieldLabel } from '../../records/recordWords.ts';
import type { CustomerKind } from './customerDocument.ts';
import type { CustomerForm_CustomerFragment } from './CustomerForm.generated.ts';

type Customer = CustomerForm_CustomerFragment;

export function useCustomerWords(kind: CustomerKind): Required<OwnWords> {
  const { t } = useTranslation('customers');
  const { t: say } = useTranslation('records');
  const choices: Partial<Record<string, (value: string) => string>> = {
    kind: (value) => t(`kinds.${value as CustomerKind}`),
    status: (value) => t(`statuses.${value as Customer['status']}`),
    channel: (value) => t(`channels.${value as Customer['channel']}`),
  };
  return {
    labelOf(name, values) {
      if (name === 'document') return t(`documents.${(values?.kind ?? kind) as CustomerKind}`);
      if (name === 'ownerId') return t('fields.owner');
      return t(`fields.${name}` as 'fields.name', {
        defaultValue: fieldLabel(say, 'Customer', { name }),
      });
    },
    choiceOf: (name, value) => choices[name]?.(value) ?? value,
  };
}
