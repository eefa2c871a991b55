import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PlainDialog } from '../../ui/PlainDialog.tsx';
import { InvoiceDealButton } from './InvoiceDealButton.tsx';
import { LosingDialog } from './LosingDialog.tsx';
import { useInvoiceTotal } from './useInvoiceTotal.ts';
import type { DealMoving } from './useDealMove.ts';

/** Asks for the reason of a lost deal, and whether to invoice a won one. */
export function DealMoveDialogs({ moving }: { moving: DealMoving }) {
  const { t } = useTranslation('deals');
  const { losing, lose, keep, won, closeOffer } = moving;
  const invoiceTotal = useInvoiceTotal()(won?.amount ?? 0);
  return (
    <>
      <LosingDialog
        isOpen={losing !== undefined}
        title={t('losing.title', { title: losing?.title })}
        onLose={lose}
        onClose={keep}
      />
      <PlainDialog
        isOpen={won !== undefined}
        onClose={closeOffer}
        title={t('winning.title', { title: won?.title })}
      >
        <Stack>
          <Text>{t('winning.text', { customer: won?.customer?.name })}</Text>
          {invoiceTotal ? <Text>{t('taxed.sentence', invoiceTotal)}</Text> : null}
          <Group justify="flex-end">
            <Button variant="default" onClick={closeOffer}>
              {t('winning.later')}
            </Button>
            {won ? <InvoiceDealButton deal={won} onDone={closeOffer} /> : null}
          </Group>
        </Stack>
      </PlainDialog>
    </>
  );
}
