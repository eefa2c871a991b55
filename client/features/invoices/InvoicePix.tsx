import { Code, Group, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CopyTextButton } from '../../ui/CopyTextButton.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import type { InvoicePix_InvoiceFragment } from './InvoicePix.generated.ts';
import styles from './InvoicePix.module.css';

/** Shows how the open amount is paid by Pix: by a phone's camera, or by copying. */
export function InvoicePix({ invoice }: { invoice: InvoicePix_InvoiceFragment }) {
  const { t } = useTranslation('invoices');
  const { pixCode, pixProblem } = invoice;
  if (pixProblem) {
    return (
      <Text size="sm" c="dimmed" mt="lg" data-not-printed>
        {t(`pix.problems.${pixProblem}`)}
      </Text>
    );
  }
  if (pixCode === null) return null;
  return (
    <section className={styles.pix} aria-labelledby="pix">
      <QrCode text={pixCode} label={t('pix.qr')} />
      <Stack gap="xs" miw={0}>
        <Title id="pix" order={3} size="h5">
          {t('pix.title')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('pix.how')}
        </Text>
        <Code block className={styles.code}>
          {pixCode}
        </Code>
        <Group data-not-printed>
          <CopyTextButton text={pixCode} label={t('pix.copy')} />
        </Group>
      </Stack>
    </section>
  );
}
