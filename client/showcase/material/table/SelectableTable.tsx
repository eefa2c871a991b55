import { useQuery } from '@apollo/client/react';
import { Checkbox, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingPart } from '../../../ui/PendingPart.tsx';
import { SelectableTableDocument } from './SelectableTable.generated.ts';

export function SelectableTable() {
  const { t } = useTranslation('material-table', { keyPrefix: 'examples.SelectableTable' });
  const { data, error, refetch } = useQuery(SelectableTableDocument);
  const [chosen, setChosen] = useState<string[]>([]);
  if (!data) return <PendingPart lines={7} error={error} onRetry={() => void refetch()} />;
  const customers = data.customers.nodes;
  const isAll = chosen.length === customers.length;
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <>
      <Table.ScrollContainer minWidth={440}>
        <Table aria-label={t('caption')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th w={48}>
                <Checkbox
                  aria-label={t('all')}
                  checked={isAll}
                  indeterminate={chosen.length > 0 && !isAll}
                  onChange={() => setChosen(isAll ? [] : customers.map(({ id }) => id))}
                />
              </Table.Th>
              <Table.Th>{t('name')}</Table.Th>
              <Table.Th>{t('city')}</Table.Th>
              <Table.Th>{t('status')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {customers.map(({ id, name, city, status }) => (
              <Table.Tr
                key={id}
                bg={chosen.includes(id) ? 'var(--mantine-primary-color-light)' : undefined}
              >
                <Table.Td>
                  <Checkbox
                    aria-label={t('one', { name })}
                    checked={chosen.includes(id)}
                    onChange={() => toggle(id)}
                  />
                </Table.Td>
                <Table.Td>{name}</Table.Td>
                <Table.Td>{city}</Table.Td>
                <Table.Td>{t(status)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Text size="sm" role="status" mt="sm">
        {t('chosen', { count: chosen.length })}
      </Text>
    </>
  );
}
