import { useTranslation } from 'react-i18next';
import { ChoiceFilter } from '../../components/ChoiceFilter.tsx';
import { DayFilter } from '../../components/DayFilter.tsx';
import { ListFilters } from '../../components/ListFilters.tsx';
import {
  customerChannels,
  customerFilterKeys,
  customerStatuses,
  states,
} from './customerFilter.ts';

export function CustomerFilters() {
  const { t } = useTranslation('customers');
  const any = t('filters.any');
  return (
    <ListFilters label={t('filters.text')} keys={customerFilterKeys}>
      <ChoiceFilter
        label={t('fields.status')}
        name="status"
        any={any}
        choices={customerStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
      />
      <ChoiceFilter
        label={t('fields.channel')}
        name="canal"
        any={any}
        choices={customerChannels.map((value) => ({ value, label: t(`channels.${value}`) }))}
      />
      <ChoiceFilter
        label={t('fields.state')}
        name="state"
        any={any}
        choices={states.map((value) => ({ value, label: value }))}
      />
      <DayFilter label={t('filters.createdFrom')} name="from" />
      <DayFilter label={t('filters.createdTo')} name="to" />
    </ListFilters>
  );
}
