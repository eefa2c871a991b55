import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ChoiceFilter } from '../../components/ChoiceFilter.tsx';
import { ListFilters } from '../../components/ListFilters.tsx';
import { useListParams } from '../../components/useListParams.ts';
import { viewIn } from '../../components/ViewSwitch.tsx';
import { genders, sortFields, userFilterKeys } from './userFilter.ts';

export function UserFilters() {
  const { t } = useTranslation('users');
  const { get, change } = useListParams();
  const [parameters] = useSearchParams();
  const any = t('filters.any');
  return (
    <ListFilters label={t('filters.text')} keys={userFilterKeys}>
      <ChoiceFilter
        label={t('filters.status')}
        name="status"
        any={any}
        choices={(['active', 'inactive'] as const).map((value) => ({
          value,
          label: t(`status.${value}`),
        }))}
      />
      <ChoiceFilter
        label={t('fields.gender')}
        name="gender"
        any={any}
        choices={genders.map((value) => ({ value, label: t(`genders.${value}`) }))}
      />
      {viewIn(parameters, ['table', 'grid', 'rows'], 'as') === 'table' ? null : (
        <NativeSelect
          label={t('filters.sort')}
          value={get('sort') || 'index'}
          onChange={({ currentTarget }) =>
            change({ sort: currentTarget.value, direction: 'ascending' })
          }
          data={sortFields.map((field) => ({ value: field, label: t(`fields.${field}`) }))}
        />
      )}
    </ListFilters>
  );
}
