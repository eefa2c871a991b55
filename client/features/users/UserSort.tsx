import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useListParams } from '../../records/list/useListParams.ts';
import { sortFields } from './userFilter.ts';

export function UserSort() {
  const { t } = useTranslation(['users', 'records']);
  const { get, change } = useListParams();
  return (
    <NativeSelect
      aria-label={t('filters.sort')}
      value={get('sort') || 'index'}
      onChange={({ currentTarget }) =>
        change({ sort: currentTarget.value, direction: 'ascending' })
      }
      data={sortFields.map((field) => ({
        value: field,
        label: t(`records:fieldsOf.User.${field}`),
      }))}
    />
  );
}
