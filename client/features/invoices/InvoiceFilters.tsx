import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SearchInput } from '../../components/SearchInput.tsx';
import { useListParams } from '../../components/useListParams.ts';
import styles from './InvoiceFilters.module.css';
import { invoiceFilterKeys } from './invoiceFilter.ts';
import { invoiceStatuses } from '../../components/invoiceStatus.ts';

/** The filters of the list; they live in the URL. */
export function InvoiceFilters() {
  const { t } = useTranslation('invoices');
  const { get, change } = useListParams();
  const isFiltered = invoiceFilterKeys.some((key) => get(key));
  const clear = () => change(Object.fromEntries(invoiceFilterKeys.map((key) => [key, undefined])));
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
          { value: '', label: t('filters.anyStatus') },
          ...invoiceStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
        ]}
      />
      <DayInput label={t('filters.dateFrom')} name="from" />
      <DayInput label={t('filters.dateTo')} name="to" />
      {isFiltered ? (
        <Button variant="subtle" leftSection={<IconX size={16} aria-hidden />} onClick={clear}>
          {t('filters.clear')}
        </Button>
      ) : null}
    </Group>
  );
}

function DayInput({ label, name }: { label: string; name: 'from' | 'to' }) {
  const { get, change } = useListParams();
  return (
    <TextInput
      type="date"
      label={label}
      value={get(name)}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
    />
  );
}
