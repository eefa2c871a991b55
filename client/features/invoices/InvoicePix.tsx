import { Button, Code, CopyButton, Group, Stack, Text, Title } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';
import type { InvoicePix_InvoiceFragment } from './InvoicePix.generated.ts';
import styles from './InvoicePix.module.css';

/** How what is open is paid by Pix: by a phone's camera, or by copying. */
export function InvoicePix({ invoice: { pixCode } }: { invoice: InvoicePix_InvoiceFragment }) {
  const { t } = useTranslation('invoices');
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
          <CopyButton value={pixCode}>
            {({ copied, copy }) => (
              <Button
                size="xs"
                variant="default"
                leftSection={
                  copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />
                }
                onClick={copy}
              >
                {t(copied ? 'pix.copied' : 'pix.copy')}
              </Button>
            )}
          </CopyButton>
        </Group>
      </Stack>
    </section>
  );
}

/** Dark on white in both themes, with the quiet zone that readers need. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
