import { useTranslation } from 'react-i18next';
import type { ProductCategory } from '../../generated/schema.ts';
import type { OwnWords } from '../../records/fieldWords.ts';

export function useProductWords(): OwnWords {
  const { t } = useTranslation('products');
  return {
    labelOf: (name) => t(`fields.${name as 'title'}`),
    choiceOf: (_name, value) => t(`categories.${value as ProductCategory}`),
  };
}
