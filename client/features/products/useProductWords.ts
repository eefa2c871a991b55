import { useTranslation } from 'react-i18next';
import type { OwnWords } from '../../records/fieldWords.ts';

export function useProductWords(): OwnWords {
  const { t } = useTranslation('products');
  return {
    labelOf: (name) => t(`fields.${name as 'title'}`, { defaultValue: '' }) || undefined,
  };
}
