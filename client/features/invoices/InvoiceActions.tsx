import { Group } from '@mantine/core';
import { IconCopy, IconFileTypePdf, IconMail, IconPencil, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../../core/download.ts';
import { linkTo } from '../../core/paths.ts';
import { useIsInGroup } from '../../core/roles.ts';
import { localTimeZone } from '../../core/timeZone.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import type { RecordDeclaration } from '../../records/declaration.ts';
import { type RecordAction, RecordMenu } from '../../records/page/RecordMenu.tsx';
import { useDeleteAction } from '../../records/page/useDeleteAction.ts';
import type { InvoiceActions_InvoiceFragment } from './InvoiceActions.generated.ts';
import { MoveInvoiceButton } from './MoveInvoiceButton.tsx';
import { SendInvoiceDialog } from './SendInvoiceDialog.tsx';

interface Props {
  declaration: RecordDeclaration;
  invoice: InvoiceActions_InvoiceFragment;
}

export function InvoiceActions({ declaration, invoice }: Props) {
  const { t } = useTranslation('invoices');
  const mayEdit = useIsInGroup('editor');
  const [isSending, setIsSending] = useState(false);
  const downloadPdf = useDownload(invoice.id);
  const { id, orderNo, status } = invoice;
  const remove = useDeleteAction(declaration, id, {
    name: orderNo,
    said: { deleted: t('deleted', { orderNo }), restored: t('restored', { orderNo }) },
  });
  // A delivered invoice is corrected by a new one.
  const isFinal = status === 'delivered';
  const email = { label: t('email.open'), icon: IconMail };
  const open = () => setIsSending(true);
  const writing: (RecordAction | false)[] = [
    !isFinal && {
      as: 'edit',
      label: t('actions.edit'),
      icon: IconPencil,
      to: linkTo.editInvoice(id),
    },
    {
      as: 'duplicate',
      label: t('actions.duplicate'),
      icon: IconCopy,
      to: linkTo.copyOfInvoice(id),
    },
    !isFinal && { as: 'other', ...email, run: open },
  ];
  const primary = isFinal ? (
    <ActionButton {...email} onClick={open} />
  ) : (
    <MoveInvoiceButton invoice={invoice} />
  );
  return (
    <Group gap="sm" data-not-printed>
      {mayEdit ? primary : null}
      <RecordMenu
        actions={[
          ...(mayEdit ? writing : []).map((action) => action || undefined),
          {
            as: 'download',
            label: t('actions.download'),
            icon: IconFileTypePdf,
            run: downloadPdf,
          },
          {
            as: 'print',
            label: t('actions.print'),
            icon: IconPrinter,
            run: () => window.print(),
          },
          isFinal ? undefined : remove,
        ]}
      />
      <SendInvoiceDialog invoice={invoice} isOpen={isSending} onClose={() => setIsSending(false)} />
    </Group>
  );
}

/** Downloads the PDF in the visitor's language and time zone. */
function useDownload(id: string) {
  const { i18n } = useTranslation();
  const attempt = useAttempt();
  const timeZone = localTimeZone();
  return () => attempt(download(linkTo.invoicePdf(id, { language: i18n.language, timeZone })));
}
