import { Menu } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { BulkMenu } from '../../records/list/BulkMenu.tsx';
import { DeleteButton } from '../../records/page/DeleteButton.tsx';
import { openTargets } from './invoiceStatus.ts';
import type { ListSelection } from '../../records/list/useListSelection.ts';
import { InvoicesPdfButton } from './InvoicesPdfButton.tsx';
import { useSelectedStatuses } from './useSelectedStatuses.ts';
import { useInvoiceBulkChanges } from './useInvoiceBulkChanges.ts';

export function InvoiceBulkActions({ selection }: { selection: ListSelection }) {
  const { t } = useTranslation(['invoices', 'records']);
  const { isRunning, move, remove } = useInvoiceBulkChanges(selection);
  const targets = openTargets(useSelectedStatuses(selection));
  return (
    <>
      {targets.length > 0 ? (
        <BulkMenu label={t('bulk.status')} isRunning={isRunning}>
          {targets.map((status) => (
            <Menu.Item
              key={status}
              leftSection={<IconArrowRight size={16} aria-hidden />}
              onClick={() => void move(status)}
            >
              {t(`records:choicesOf.Invoice.status.${status}`)}
            </Menu.Item>
          ))}
        </BulkMenu>
      ) : null}
      <InvoicesPdfButton selection={selection} />
      <DeleteButton isSmall isRunning={isRunning} onDelete={remove} />
    </>
  );
}
