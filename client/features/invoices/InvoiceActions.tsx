import { Group } from '@mantine/core';
import { IconCopy, IconFileTypePdf, IconPencil, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { download } from '../../app/download.ts';
import { linkTo } from '../../app/paths.ts';
import { useIsInGroup } from '../../app/roles.ts';
import { useAttempt } from '../../components/useAttempt.ts';
import type { RecordDeclaration } from '../../records/declaration.ts';
import { type RecordAction, RecordMenu } from '../../records/page/RecordMenu.tsx';
import { useDeleteAction } from '../../records/page/useDeleteAction.ts';
import type { InvoiceActions_InvoiceFragment } from './InvoiceActions.generated.ts';
import { MoveInvoiceButton } from './MoveInvoiceButton.tsx';
import { SendInvoiceButton } from './SendInvoiceButton.tsx';

interface Props {
  declaration: RecordDeclaration;
  invoice: InvoiceActions_InvoiceFragment;
}

export function InvoiceActions({ declaration, invoice }: Props) {
  const { t } = useTranslation('invoices');
  const mayEdit = useIsInGroup('editor');
  const downloadPdf = useDownload(invoice.id);
  const { id, orderNo, status } = invoice;
  const remove = useDeleteAction(declaration, id, {
    name: orderNo,
    said: { deleted: t('deleted', { orderNo }), restored: t('restored', { orderNo }) },
  });
  // A delivered invoice is corrected by a new one.
  const isFinal = status === 'delivered';
  const writing: RecordAction[] = [
    {
      as: 'duplicate',
      label: t('actions.duplicate'),
      icon: IconCopy,
      to: linkTo.copyOfInvoice(id),
    },
    ...(isFinal
      ? []
      : [
          {
            as: 'edit' as const,
            label: t('actions.edit'),
            icon: IconPencil,
            to: linkTo.editInvoice(id),
          },
        ]),
  ];
  return (
    <Group gap="sm" data-not-printed>
      {mayEdit ? (
        <>
          <MoveInvoiceButton invoice={invoice} />
          <SendInvoiceButton invoice={invoice} />
        </>
      ) : null}
      <RecordMenu
        actions={[
          ...(mayEdit ? writing : []),
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
    </Group>
  );
}

/** In the visitor's language and time zone. */
function useDownload(id: string) {
  const { i18n } = useTranslation();
  const attempt = useAttempt();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return () => attempt(download(linkTo.invoicePdf(id, { language: i18n.language, timeZone })));
}
