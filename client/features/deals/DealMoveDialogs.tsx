import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainDialog } from '../../components/PlainDialog.tsx';
import { InvoiceDealButton } from './InvoiceDealButton.tsx';
import type { DealMoving } from './useDealMove.ts';

const LONGEST_REASON = 500;

/** What a move asks for: why a deal was lost, and whether a won one is to be invoiced. */
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

interface FormProps {
  onSubmit: (reason: string) => void;
  onCancel: () => void;
}

function LostReasonForm({ onSubmit, onCancel }: FormProps) {
  const { t } = useTranslation(['deals', 'common']);
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim()) onSubmit(reason.trim());
        else setIsMissing(true);
      }}
    >
      <Stack>
        <Textarea
          label={t('fields.lostReason')}
          description={t('losing.text')}
          required
          autosize
          minRows={2}
          maxRows={8}
          data-autofocus
          maxLength={LONGEST_REASON}
          value={reason}
          error={isMissing && !reason.trim() ? t('common:fieldRequired') : null}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t('common:cancel')}
          </Button>
          <Button type="submit">{t('losing.submit')}</Button>
        </Group>
      </Stack>
    </form>
  );
}
