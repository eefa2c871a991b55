import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../core/lazyPart.ts';
import { PartLoader } from '../../ui/PartLoader.tsx';
import { PlainDialog } from '../../ui/PlainDialog.tsx';
import type { SendInvoiceForm_InvoiceFragment } from './SendInvoiceForm.generated.ts';

const SendInvoiceForm = lazyPart(
  async () => (await import('./SendInvoiceForm.tsx')).SendInvoiceForm,
);

interface Props {
  invoice: SendInvoiceForm_InvoiceFragment;
  isOpen: boolean;
  onClose: () => void;
}

export function SendInvoiceDialog({ invoice, isOpen, onClose }: Props) {
  const { t } = useTranslation('invoices');
  return (
    <PlainDialog isOpen={isOpen} onClose={onClose} title={t('email.open')} size="lg">
      <Suspense fallback={<PartLoader />}>
        <SendInvoiceForm invoice={invoice} onClose={onClose} />
      </Suspense>
    </PlainDialog>
  );
}
