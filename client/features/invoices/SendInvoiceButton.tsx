import { IconMail } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../components/ActionButton.tsx';
import { PartLoader } from '../../components/PartLoader.tsx';
import { PlainDialog } from '../../components/PlainDialog.tsx';
import type { SendInvoiceForm_InvoiceFragment } from './SendInvoiceForm.generated.ts';

const SendInvoiceForm = lazy(async () => ({
  default: (await import('./SendInvoiceForm.tsx')).SendInvoiceForm,
}));

export function SendInvoiceButton({ invoice }: { invoice: SendInvoiceForm_InvoiceFragment }) {
  const { t } = useTranslation('invoices');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <ActionButton
        label={t('email.open')}
        icon={IconMail}
        variant="default"
        onClick={() => setIsOpen(true)}
      />
      <PlainDialog isOpen={isOpen} onClose={close} title={t('email.open')} size="lg">
        <Suspense fallback={<PartLoader />}>
          <SendInvoiceForm invoice={invoice} onClose={close} />
        </Suspense>
      </PlainDialog>
    </>
  );
}
