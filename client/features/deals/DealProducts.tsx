import { Anchor, Paper, Table, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { linkTo } from '../../core/paths.ts';
import rows from '../../ui/phoneRows.module.css';
import type { DealProducts_ProductFragment } from './DealProducts.generated.ts';
import { amountOf, sumOfProducts } from './dealProducts.ts';

/** Shows the deal's products with the names and prices of the time. */
export function DealProducts({ products }: { products: DealProducts_ProductFragment[] }) {
  const { t } = useTranslation(['deals', 'records']);
  const { money, number, price } = useFormat();
  return (
    <Paper p="lg" component="section" aria-labelledby="products">
      <Title id="products" order={2} size="h4" mb="sm">
        {t('records:fieldsOf.Deal.products')}
      </Title>
      {products.length === 0 ? (
        <Text c="dimmed">{t('noProducts')}</Text>
      ) : (
        <Table aria-labelledby="products" className={rows.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('records:fieldsOf.DealProduct.name')}</Table.Th>
              <Table.Th ta="right">{t('records:fieldsOf.DealProduct.quantity')}</Table.Th>
              <Table.Th ta="right">{t('records:fieldsOf.DealProduct.price')}</Table.Th>
              <Table.Th ta="right">{t('columns.amount')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {products.map((product, index) => (
              <Table.Tr key={index}>
                <Table.Td>
                  <ProductName product={product} />
                </Table.Td>
                <Table.Td ta="right" data-column={t('records:fieldsOf.DealProduct.quantity')}>
                  {number(product.quantity)}
                </Table.Td>
                <Table.Td ta="right" data-column={t('records:fieldsOf.DealProduct.price')}>
                  {price(product.price)}
                </Table.Td>
                <Table.Td ta="right" data-column={t('columns.amount')}>
                  {money(amountOf(product))}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
          <Table.Tfoot>
            <Table.Tr>
              <Table.Th colSpan={3}>{t('total')}</Table.Th>
              <Table.Th ta="right">{money(sumOfProducts(products))}</Table.Th>
            </Table.Tr>
          </Table.Tfoot>
        </Table>
      )}
    </Paper>
  );
}

function ProductName({ product: { name, product } }: { product: DealProducts_ProductFragment }) {
  if (!product) return name;
  return (
    <Anchor component={Link} to={linkTo.product(product.id)} size="sm">
      {name}
    </Anchor>
  );
}
