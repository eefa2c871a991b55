import { useTranslation } from 'react-i18next';
import type { CustomerValues } from './useCustomerForm.ts';

export function useCustomerWords(
  kind: CustomerValues['kind'],
  owners: readonly { id: string; name: string }[],
) {
  const { t } = useTranslation('customers');
  const words = {
    kind: (value: CustomerValues['kind']) => t(`kinds.${value}`),
    status: (value: CustomerValues['status']) => t(`statuses.${value}`),
    channel: (value: CustomerValues['channel']) => t(`channels.${value}`),
    contacts: (value: CustomerValues['contacts']) => value.map(({ name }) => name).join('; '),
    addresses: (value: CustomerValues['addresses']) => value.map(({ street }) => street).join('; '),
    ownerId: (value: CustomerValues['ownerId']) => owners.find(({ id }) => id === value)?.name,
  } as Partial<Record<string, (value: unknown) => string | undefined>>;
  return {
    labelOf(name: string) {
      if (name === 'document') return t(`documents.${kind}`);
      if (name === 'ownerId') return t('fields.owner');
      return t(`fields.${name as Exclude<keyof CustomerValues, 'document' | 'ownerId'>}`);
    },
    describe: (name: string, value: unknown) => words[name]?.(value),
  };
}
