import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { notifyFinal } from '../../core/notify.tsx';
import { refusalOf } from '../../core/refusal.ts';
import { RecordForm } from '../../records/form/RecordForm.tsx';
import { useRecordForm } from '../../records/form/useRecordForm.ts';
import { useShowProblem } from '../../ui/useShowProblem.ts';
import { evictKinds } from '../../records/recordLists.ts';
import { localTimeZone } from '../../core/timeZone.ts';
import {
  SendInvoiceDocument,
  type SendInvoiceForm_InvoiceFragment,
} from './SendInvoiceForm.generated.ts';

const LONGEST_SUBJECT = 200;
const LONGEST_MESSAGE = 5_000;

interface Values {
  to: string;
  subject: string;
  message: string;
}

interface Props {
  invoice: SendInvoiceForm_InvoiceFragment;
  onClose: () => void;
}

export function SendInvoiceForm({ invoice, onClose }: Props) {
  const { t } = useTranslation(['invoices', 'common', 'records']);
  const record = useEmailForm(invoice, onClose);
  const { form, isSaving } = record;
  const labelOf = (name: string) =>
    name === 'message'
      ? t('email.message')
      : t(`records:fieldsOf.InvoiceEmail.${name as 'to' | 'subject'}`);
  return (
    <RecordForm record={record} labelOf={labelOf}>
      <Stack>
        <TextInput
          type="email"
          label={labelOf('to')}
          required
          data-autofocus
          {...form.getInputProps('to')}
        />
        <TextInput
          label={labelOf('subject')}
          required
          maxLength={LONGEST_SUBJECT}
          {...form.getInputProps('subject')}
        />
        <Textarea
          label={labelOf('message')}
          required
          autosize
          minRows={6}
          maxRows={14}
          maxLength={LONGEST_MESSAGE}
          {...form.getInputProps('message')}
        />
        <Group justify="space-between">
          <Group gap={4} c="dimmed">
            <IconPaperclip size={16} aria-hidden />
            <Text size="sm">{t('email.attached', { orderNo: invoice.orderNo })}</Text>
          </Group>
          <Group gap="sm" ml="auto">
            <Button variant="default" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" loading={isSaving}>
              {t('email.send')}
            </Button>
          </Group>
        </Group>
      </Stack>
    </RecordForm>
  );
}

function useEmailForm(invoice: SendInvoiceForm_InvoiceFragment, onSent: () => void) {
  const { t } = useTranslation('common');
  const { t: say } = useTranslation('invoices');
  const valuesOf = useUsualEmail(invoice);
  const [send, { client }] = useMutation(SendInvoiceDocument, {
    update: evictKinds('Invoice'),
  });
  const showProblem = useShowProblem();
  const required = (value: string) => (value.trim() === '' ? t('fieldRequired') : null);

  async function save(values: Values) {
    const { id, version } = invoice;
    const timeZone = localTimeZone();
    try {
      await send({ variables: { input: { id, version, timeZone, ...values } } });
    } catch (error) {
      if (refusalOf(error)?.code === 'CONFLICT') {
        showProblem(error);
        await client.refetchQueries({ include: 'active' });
      }
      throw error;
    }
    notifyFinal(say('email.sent', { orderNo: invoice.orderNo, to: values.to.trim() }));
    onSent();
    return undefined;
  }

  return useRecordForm<Values, { id: string }>({
    name: `Email of Invoice ${invoice.id}`,
    valuesOf,
    validate: { to: required, subject: required, message: required },
    save,
  });
}

function useUsualEmail(invoice: SendInvoiceForm_InvoiceFragment) {
  const { t } = useTranslation('invoices');
  const { money, calendarDay } = useFormat();
  const { orderNo, buyer, seller, customer, dueDay, paymentState, currency } = invoice;
  const isPaid = paymentState === 'paid';
  const kind = isPaid ? 'paid' : dueDay ? (paymentState === 'overdue' ? 'overdue' : 'due') : 'open';
  const words = {
    orderNo,
    buyer: buyer.name,
    seller: seller.name,
    amount: money(isPaid ? invoice.total : invoice.openAmount, currency),
    dueOn: dueDay ? calendarDay(dueDay) : '',
  };
  return (): Values => ({
    to: customer?.email ?? '',
    subject: t(kind === 'overdue' ? 'email.reminder' : 'email.usual', words),
    message: t(`email.texts.${kind}`, words),
  });
}
