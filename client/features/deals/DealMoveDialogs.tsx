import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PlainDialog } from '../../components/PlainDialog.tsx';
import { InvoiceDealButton } from './InvoiceDealButton.tsx';
import { LostReasonForm } from './LostReasonForm.tsx';
import type { DealMoving } from './useDealMove.ts';

/** Asks for the reason of a lost deal, and whether to invoice a won one. */
export function DealMoveDialogs({ moving }: { moving: DealMoving }) {
  const { t } = useTranslation('deals');
  const { losing, lose, keep, won, closeOffer } = moving;
  return (
    <>
      <PlainDialog
        isOpen={losing !== undefined}
        onClose={keep}
        title={t('losing.title', { title: losing?.title })}
      >
        <LostReasonForm onSubmit={lose} onCancel={keep} />
      </PlainDialog>
      <PlainDialog
        isOpen={won !== undefined}
        onClose={closeOffer}
        title={t('winning.title', { title: won?.title })}
      >
        <Stack>
          <Text>{t('winning.text', { customer: won?.customer?.name })}</Text>
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
