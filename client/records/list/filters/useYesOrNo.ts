import { useTranslation } from 'react-i18next';
import type { Choice } from './listFilter.ts';

export function useYesOrNo(): readonly Choice[] {
  const { t } = useTranslation('records');
  return [
    { value: 'true', label: t('form.yes') },
    { value: 'false', label: t('form.no') },
  ];
}
