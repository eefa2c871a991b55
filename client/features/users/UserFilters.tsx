import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useListParams } from '../../records/list/useListParams.ts';
import { viewIn } from '../../ui/ViewSwitch.tsx';
import { ListFilters } from '../../records/list/filters/ListFilters.tsx';
import { genders, sortFields, userFilterIn } from './userFilter.ts';

const counted = (by: string) => ({ kind: 'User', many: 'users', by, filterIn: userFilterIn });

export function UserFilters() {
  const { t } = useTranslation('users');
  const { get, change } = useListParams();
  const [parameters] = useSearchParams();
  return (
    <ListFilters
      label={t('filters.text')}
      filters={[
        {
          kind: 'choices',
          name: 'status',
          label: t('filters.status'),
          choices: [
            { value: 'active', label: t('status.active'), of: ['true'] },
            { value: 'inactive', label: t('status.inactive'), of: ['false'] },
          ],
          isSingle: true,
          counted: counted('isActive'),
        },
        {
          kind: 'choices',
          name: 'gender',
          label: t('fields.gender'),
          choices: genders.map((value) => ({ value, label: t(`genders.${value}`) })),
          counted: counted('gender'),
        },
      ]}
    >
      {viewIn(parameters, ['table', 'grid', 'rows'], 'as') === 'table' ? null : (
        <NativeSelect
          aria-label={t('filters.sort')}
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
