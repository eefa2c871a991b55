import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session.ts';
import { ChoiceFilter } from '../../components/ChoiceFilter.tsx';
import { DayRangeFilter } from '../../components/DayRangeFilter.tsx';
import { ListFilters } from '../../components/ListFilters.tsx';
import { attentions, dealFilterKeys, dealStages } from './dealFilter.ts';
import { DealFiltersDocument } from './DealFilters.generated.ts';

export function DealFilters() {
  const { t } = useTranslation('deals');
  return (
    <ListFilters label={t('filters.text')} keys={dealFilterKeys}>
      <ChoiceFilter
        label={t('fields.stage')}
        name="stage"
        any={t('filters.any')}
        choices={[
          { value: 'open', label: t('filters.open') },
          { value: 'live', label: t('filters.live') },
          ...dealStages.map((value) => ({ value, label: t(`stages.${value}`) })),
        ]}
      />
      <OwnerFilter />
      <ChoiceFilter
        label={t('filters.attention')}
        name="attention"
        any={t('filters.all')}
        choices={attentions.map((value) => ({ value, label: t(`filters.${value}`) }))}
      />
      <DayRangeFilter from={t('filters.from')} to={t('filters.to')} />
    </ListFilters>
  );
}

/** By id, so that a link shows the same deals to everyone. */
function OwnerFilter() {
  const { t } = useTranslation('deals');
  const { user } = useSession();
  const { data } = useQuery(DealFiltersDocument);
  const owners = data?.owners ?? [];
  const nameOf = ({ id, name }: (typeof owners)[number]) =>
    id === user?.id ? t('filters.mine', { name }) : name;
  return (
    <ChoiceFilter
      label={t('fields.owner')}
      name="owner"
      width={190}
      any={t('filters.anyone')}
      choices={owners.map((owner) => ({ value: owner.id, label: nameOf(owner) }))}
    />
  );
}
