import { Paper, Table, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/i18n/useFormat.ts';
import { CURRENCY } from '../../components/currency.ts';
import type { DealPageQuery } from './DealPage.generated.ts';

type Products = NonNullable<DealPageQuery['deal']>['products'];

/** What is sold, at the names and prices of the time when it was offered. */
export function DealProducts({ products }: { products: Products }) {
  const { t } = useTranslation('deals');
  const { money, number } = useFormat();
  return (
    <Paper p="lg" component="section" aria-labelledby="products">
      <Title id="products" order={2} size="h4" mb="sm">
        {t('products')}
      </Title>
      {products.length === 0 ? (
        <Text c="dimmed">{t('noProducts')}</Text>
      ) : (
        <Table aria-labelledby="products">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('columns.name')}</Table.Th>
              <Table.Th ta="right">{t('columns.quantity')}</Table.Th>
              <Table.Th ta="right">{t('columns.price')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {products.map(({ productId, name, quantity, price }) => (
              <Table.Tr key={`${productId} ${name}`}>
                <Table.Td>{name}</Table.Td>
                <Table.Td ta="right">{number(quantity)}</Table.Td>
                <Table.Td ta="right">{money(price, CURRENCY)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Paper>
  );
}
