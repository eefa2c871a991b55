import { Button, Menu } from '@mantine/core';
import { IconArrowRight, IconChevronDown, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useIsInGroup } from '../../app/roles.ts';
import { type InvoiceStatus, invoiceStatuses } from '../../components/invoiceStatus.ts';
import type { ListSelection } from '../../components/useListSelection.ts';
import { useInvoiceBulkChanges } from './useInvoiceBulkChanges.ts';

/** Nothing goes back to the first status. */
const [, ...targets] = invoiceStatuses;

/** What can be done with several invoices: each is one step, and taken back as one. */
export function InvoiceBulkActions({ selection }: { selection: ListSelection }) {
  const { t } = useTranslation(['invoices', 'common']);
  const mayDelete = useIsInGroup('admin');
  const { isRunning, move, remove } = useInvoiceBulkChanges(selection);
  return (
    <>
      <Menu shadow="md" position="bottom-start">
        <Menu.Target>
          <Button
            variant="default"
            size="xs"
            loading={isRunning}
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            {t('bulk.status')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {targets.map((status: InvoiceStatus) => (
            <Menu.Item
              key={status}
              leftSection={<IconArrowRight size={16} aria-hidden />}
              onClick={() => void move(status)}
            >
              {t(`status.${status}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {mayDelete ? (
        <Button
          variant="light"
          color="red"
          size="xs"
          loading={isRunning}
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => void remove()}
        >
          {t('common:delete')}
        </Button>
      ) : null}
    </>
  );
}
