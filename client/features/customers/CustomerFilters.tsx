import { useTranslation } from 'react-i18next';
import { ChoiceFilter } from '../../components/ChoiceFilter.tsx';
import { DayRangeFilter } from '../../components/DayRangeFilter.tsx';
import { ListFilters } from '../../components/ListFilters.tsx';
import { useListParams } from '../../components/useListParams.ts';
import {
  customerChannels,
  customerFilterKeys,
  customerStatuses,
  states,
} from './customerFilter.ts';
import { useCustomerOptions } from './useCustomerOptions.ts';

export function CustomerFilters() {
  const { t } = useTranslation('customers');
  const any = t('filters.any');
  const { get } = useListParams();
  const { tags, owners } = useCustomerOptions();
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
      <ChoiceFilter
        label={t('fields.tag')}
        name="tag"
        width={100}
        any={any}
        choices={withCurrent(
          get('tag'),
          tags.map((value) => ({ value, label: value })),
        )}
      />
      <ChoiceFilter
        label={t('fields.owner')}
        name="owner"
        width={120}
        any={any}
        choices={withCurrent(
          get('owner'),
          owners.map(({ id, name }) => ({ value: id, label: name })),
        )}
      />
      <DayRangeFilter from={t('filters.createdFrom')} to={t('filters.createdTo')} />
    </ListFilters>
  );
}

interface Choice {
  value: string;
  label: string;
}

/** Adds the URL's value, before the choices are loaded or after it was removed. */
function withCurrent(value: string, choices: readonly Choice[]): readonly Choice[] {
  const isThere = value === '' || choices.some((choice) => choice.value === value);
  return isThere ? choices : [...choices, { value, label: '…' }];
}
