import { Table } from '@mantine/core';
import { useFormat } from '../../../core/i18n/useFormat.ts';
import { useTranslation } from 'react-i18next';

export function NumbersInColumns() {
  const { t } = useTranslation('utilities-typography', { keyPrefix: 'examples.NumbersInColumns' });
  const { money } = useFormat();
  return (
    <Table maw={320}>
      <Table.Tbody>
        {[1_111.11, 888.8, 47_404.04].map((amount) => (
          <Table.Tr key={amount}>
            <Table.Td>{t('amount')}</Table.Td>
            <Table.Td ta="right">{money(amount, 'R$')}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
