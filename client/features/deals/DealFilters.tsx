import { useTranslation } from 'react-i18next';
import { ChoiceFilter } from '../../components/ChoiceFilter.tsx';
import { ListFilters } from '../../components/ListFilters.tsx';
import { dealFilterKeys, dealStages } from './dealFilter.ts';

export function DealFilters() {
  const { t } = useTranslation('deals');
  return (
    <ListFilters label={t('filters.text')} keys={dealFilterKeys}>
      <ChoiceFilter
        label={t('fields.stage')}
        name="stage"
        any={t('filters.any')}
        choices={dealStages.map((value) => ({ value, label: t(`stages.${value}`) }))}
      />
    </ListFilters>
  );
}
