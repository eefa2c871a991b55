import { Anchor, Badge, Group, Paper, Stack, Text } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../app/i18n/useFormat.ts';
import { linkTo } from '../../app/paths.ts';
import { CURRENCY } from '../../components/currency.ts';
import { ListPager } from '../../components/ListPager.tsx';
import { SavedViews } from '../../components/SavedViews.tsx';
import { FilePicture } from '../../components/upload/FilePicture.tsx';
import type { ProductsGrid_ProductFragment } from './ProductsGrid.generated.ts';
import styles from './ProductsGrid.module.css';
import type { ProductsList } from './productsList.ts';
import { ProductStock } from './ProductStock.tsx';

/** The list by its pictures. */
export function ProductsGrid({ products, empty, ...list }: ProductsList) {
  const { t } = useTranslation('products');
  return (
    <section aria-label={t('title')}>
      <Group mb="sm">
        <SavedViews list="products" />
      </Group>
      {products.length === 0 ? (
        empty
      ) : (
        <>
          <ul className={styles.grid}>
            {products.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
          <ListPager shown={products.length} {...list} />
        </>
      )}
    </section>
  );
}

function ProductCard({ product }: { product: ProductsGrid_ProductFragment }) {
  const { t } = useTranslation('products');
  const { money } = useFormat();
  const { id, title, imgUrl, imgAlt, sku, brand, price, isActive } = product;
  return (
    <Paper className={styles.card}>
      <div className={styles.picture}>
        {imgUrl ? (
          <FilePicture key={imgUrl} url={imgUrl} alt={imgAlt} />
        ) : (
          <IconPhotoOff size={40} stroke={1.25} aria-hidden />
        )}
      </div>
      <Stack gap={4} p="md">
        <Anchor component={Link} to={linkTo.product(id)} fw={600} className={styles.link}>
          {title}
        </Anchor>
        <Text size="sm" c="dimmed">
          {brand} · {sku}
        </Text>
        <Group justify="space-between" gap="xs">
          <Text fw={600}>{money(price, CURRENCY)}</Text>
          {isActive ? null : <Badge variant="default">{t('inactive')}</Badge>}
        </Group>
        <Group gap={6} wrap="nowrap">
          <Text size="sm">{t('fields.totalUnit')}:</Text>
          <ProductStock {...product} />
        </Group>
      </Stack>
    </Paper>
  );
}
