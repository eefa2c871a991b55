import { useTranslation } from 'react-i18next';
import { ChoiceFilter } from '../../components/ChoiceFilter.tsx';
import { DayRangeFilter } from '../../components/DayRangeFilter.tsx';
import { TextFilter } from '../../components/TextFilter.tsx';
import styles from './InvoiceFilters.module.css';
import { invoiceStatuses } from '../../components/invoiceStatus.ts';
import { ListFilters } from '../../components/ListFilters.tsx';
import { invoiceFilterKeys } from './invoiceFilter.ts';

export function InvoiceFilters() {
  const { t } = useTranslation('invoices');
  return (
    <ListFilters label={t('filters.text')} keys={invoiceFilterKeys}>
      <ChoiceFilter
        label={t('filters.status')}
        name="status"
        any={t('filters.anyStatus')}
        choices={invoiceStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
      />
      <DayRangeFilter from={t('filters.dateFrom')} to={t('filters.dateTo')} />
      <TextFilter className={styles.currency} label={t('filters.currency')} name="currency" />
      <TextFilter className={styles.item} label={t('filters.item')} name="item" />
    </ListFilters>
  );
}
