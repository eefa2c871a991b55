import { Button, Group, NativeSelect } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SearchInput } from '../../components/SearchInput.tsx';
import { useListParams } from '../../components/useListParams.ts';
import { viewIn } from '../../components/ViewSwitch.tsx';
import { genders, sortFields, userFilterKeys } from './userFilter.ts';
import styles from './UserFilters.module.css';

/** The filters of the directory; they live in the URL. The table orders by its heads, the other views here. */
export function UserFilters() {
  const { t } = useTranslation('users');
  const { get, change } = useListParams();
  const [parameters] = useSearchParams();
  const isFiltered = userFilterKeys.some((key) => get(key));
  const clear = () => change(Object.fromEntries(userFilterKeys.map((key) => [key, undefined])));
  return (
    <Group gap="sm" mb="md" align="end">
      <SearchInput
        className={styles.text}
        label={t('filters.text')}
        value={get('text')}
        onSearch={(text) => change({ text })}
      />
      <NativeSelect
        label={t('filters.status')}
        value={get('status')}
        onChange={({ currentTarget }) => change({ status: currentTarget.value })}
        data={[
          { value: '', label: t('filters.any') },
          { value: 'active', label: t('status.active') },
          { value: 'inactive', label: t('status.inactive') },
        ]}
      />
      <NativeSelect
        label={t('fields.gender')}
        value={get('gender')}
        onChange={({ currentTarget }) => change({ gender: currentTarget.value })}
        data={[
          { value: '', label: t('filters.any') },
          ...genders.map((gender) => ({ value: gender, label: t(`genders.${gender}`) })),
        ]}
      />
      {viewIn(parameters, ['table', 'grid', 'rows']) === 'table' ? null : (
        <NativeSelect
          label={t('filters.sort')}
          value={get('sort') || 'index'}
          onChange={({ currentTarget }) =>
            change({ sort: currentTarget.value, direction: 'ascending' })
          }
          data={sortFields.map((field) => ({ value: field, label: t(`fields.${field}`) }))}
        />
      )}
      {isFiltered ? (
        <Button variant="subtle" leftSection={<IconX size={16} aria-hidden />} onClick={clear}>
          {t('filters.clear')}
        </Button>
      ) : null}
    </Group>
  );
}
