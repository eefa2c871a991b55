import { useQuery } from '@apollo/client/react';
import { ActionIcon, List, Table } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../core/i18n/useFormat.ts';
import { PendingPart } from '../../../ui/PendingPart.tsx';
import '@mantine/core/styles/List.css';
import { ExpandableTableDocument } from './ExpandableTable.generated.ts';

export function ExpandableTable() {
  const { t } = useTranslation('material-table', { keyPrefix: 'examples.ExpandableTable' });
  const { money } = useFormat();
  const { data, error, refetch } = useQuery(ExpandableTableDocument);
  const [open, setOpen] = useState<string>();
  if (!data) return <PendingPart lines={5} error={error} onRetry={() => void refetch()} />;
  return (
    <Table.ScrollContainer minWidth={520}>
      <Table aria-label={t('caption')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={80}>{t('open')}</Table.Th>
            <Table.Th>{t('number')}</Table.Th>
            <Table.Th>{t('buyer')}</Table.Th>
            <Table.Th ta="end">{t('total')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.invoices.nodes.map(({ id, orderNo, buyer, total, currency, items }) => (
            <Fragment key={id}>
              <Table.Tr>
                <Table.Td>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={t('lines', { number: orderNo })}
                    aria-expanded={open === id}
                    onClick={() => setOpen(open === id ? undefined : id)}
                  >
                    {open === id ? <IconChevronDown size={18} /> : <IconChevronRight size={18} />}
                  </ActionIcon>
                </Table.Td>
                <Table.Td>{orderNo}</Table.Td>
                <Table.Td>{buyer.name}</Table.Td>
                <Table.Td ta="end">{money(total, currency)}</Table.Td>
              </Table.Tr>
              {open === id ? (
                <Table.Tr>
                  <Table.Td colSpan={4}>
                    <List size="sm" listStyleType="none" ps="xl">
                      {items.map(({ name, unit }, line) => (
                        <List.Item key={line}>{t('line', { unit, name })}</List.Item>
                      ))}
                    </List>
                  </Table.Td>
                </Table.Tr>
              ) : null}
            </Fragment>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
