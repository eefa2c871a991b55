import { Button } from '@mantine/core';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkTo, paths } from '../../app/paths.ts';
import { useIsInGroup } from '../../app/roles.ts';
import { ActionButton } from '../../components/ActionButton.tsx';
import { EditRecordButton } from '../../components/EditRecordButton.tsx';
import { DeleteInvoiceButton } from './DeleteInvoiceButton.tsx';
import { DownloadInvoiceButton } from './DownloadInvoiceButton.tsx';
import { DuplicateInvoiceButton } from './DuplicateInvoiceButton.tsx';
import type { InvoiceActions_InvoiceFragment } from './InvoiceActions.generated.ts';
import styles from './InvoiceActions.module.css';
import { MoveInvoiceButton } from './MoveInvoiceButton.tsx';

export function InvoiceActions({ invoice }: { invoice: InvoiceActions_InvoiceFragment }) {
  const { t } = useTranslation('invoices');
  const mayEdit = useIsInGroup('editor');
  // A delivered invoice is corrected by a new one.
  const isFinal = invoice.status === 'delivered';
  return (
    <div className={styles.actions} data-not-printed>
      <Button
        variant="default"
        component={Link}
        to={paths.invoices}
        leftSection={<IconArrowLeft size={18} aria-hidden />}
      >
        {t('form.back')}
      </Button>
      <ActionButton
        label={t('actions.print')}
        icon={IconPrinter}
        variant="default"
        onClick={() => window.print()}
      />
      <DownloadInvoiceButton id={invoice.id} />
      {mayEdit ? (
        <>
          <DuplicateInvoiceButton id={invoice.id} />
          {isFinal ? null : (
            <EditRecordButton to={linkTo.editInvoice(invoice.id)} label={t('actions.edit')} />
          )}
        </>
      ) : null}
      {isFinal ? null : <DeleteInvoiceButton invoice={invoice} />}
      {mayEdit ? <MoveInvoiceButton invoice={invoice} /> : null}
    </div>
  );
}
