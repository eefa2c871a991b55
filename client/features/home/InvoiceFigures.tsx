import { Paper, SimpleGrid, Text, Title } from '@mantine/core';
import { IconCircleCheck, IconClock, IconFileInvoice, IconProgress } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../app/i18n/useFormat.ts';
import { linkTo, paths } from '../../app/paths.ts';
import type { InvoiceFigures_SummaryFragment } from './InvoiceFigures.generated.ts';
import styles from './InvoiceFigures.module.css';

const icons = {
  all: IconFileInvoice,
  pending: IconClock,
  processing: IconProgress,
  delivered: IconCircleCheck,
};

/** How many invoices there are and what they come to; each figure opens the list that it counts. */
export function InvoiceFigures({ summary }: { summary: InvoiceFigures_SummaryFragment }) {
  const { t } = useTranslation(['home', 'invoices']);
  const all = {
    count: summary.byStatus.reduce((sum, { count }) => sum + count, 0),
    totals: sumsByCurrency(summary.byStatus.flatMap(({ totals }) => totals)),
  };
  return (
    <section aria-labelledby="figures">
      <Title id="figures" order={2} size="h4" mb="sm">
        {t('invoicesByStatus')}
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
        <Figure icon="all" label={t('all')} link={paths.invoices} {...all} />
        {summary.byStatus.map(({ status, count, totals }) => (
          <Figure
            key={status}
            icon={status}
            label={t(`invoices:status.${status}`)}
            link={linkTo.invoices({ status })}
            count={count}
            totals={totals}
          />
        ))}
      </SimpleGrid>
    </section>
  );
}

type Total = InvoiceFigures_SummaryFragment['byStatus'][number]['totals'][number];

/** Added up in cents, so that no fraction is lost. */
function sumsByCurrency(totals: Total[]): Total[] {
  const cents = new Map<string, number>();
  for (const { currency, amount } of totals) {
    cents.set(currency, (cents.get(currency) ?? 0) + Math.round(amount * 100));
  }
  return [...cents].map(([currency, sum]) => ({ currency, amount: sum / 100 }));
}

interface FigureProps {
  icon: keyof typeof icons;
  label: string;
  link: string;
  count: number;
  totals: Total[];
}

function Figure({ icon, label, link, count, totals }: FigureProps) {
  const { t } = useTranslation('home');
  const { money } = useFormat();
  const Icon = icons[icon];
  return (
    <Paper component={Link} to={link} className={styles.figure} data-kind={icon} p="md">
      <span className={styles.label}>
        <Icon size={18} aria-hidden />
        {label}
      </span>
      {totals.map(({ currency, amount }) => (
        <Text key={currency} className={styles.total} component="span">
          {money(amount, currency)}
        </Text>
      ))}
      <Text size="sm" c="dimmed" component="span">
        {t('invoiceCount', { count })}
      </Text>
    </Paper>
  );
}
