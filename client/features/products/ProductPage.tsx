import { useReadQuery } from '@apollo/client/react';
import { Paper } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useFormat } from '../../app/i18n/useFormat.ts';
import { paths } from '../../app/paths.ts';
import { CURRENCY } from '../../components/currency.ts';
import { Facts } from '../../components/Facts.tsx';
import { ProductRating } from '../../components/ProductRating.tsx';
import { RecordPage } from '../../components/RecordPage.tsx';
import { FilePicture } from '../../components/upload/FilePicture.tsx';
import { ProductActions } from './ProductActions.tsx';
import type { ProductPageQuery } from './ProductPage.generated.ts';
import type { loader } from './ProductPage.loader.ts';
import styles from './ProductPage.module.css';
import { ProductStock } from './ProductStock.tsx';

export function ProductPage() {
  const { t } = useTranslation('products');
  const { data } = useReadQuery(useLoaderData<typeof loader>());
  return (
    <RecordPage
      title={data.product?.title}
      list={{ name: t('title'), path: paths.products }}
      historyOf={data.product}
      actions={data.product ? <ProductActions product={data.product} /> : null}
    >
      {data.product ? <ProductFacts product={data.product} /> : null}
    </RecordPage>
  );
}

function ProductFacts({ product }: { product: NonNullable<ProductPageQuery['product']> }) {
  const { t } = useTranslation('products');
  const { money, number } = useFormat();
  const yesOrNo = (value: boolean) => t(value ? 'active.yes' : 'active.no');
  return (
    <Paper p="lg" component="section" aria-label={t('data')}>
      <div className={styles.data}>
        {product.imgUrl ? (
          <FilePicture className={styles.picture} url={product.imgUrl} alt={product.imgAlt} />
        ) : null}
        <Facts
          facts={[
            [t('fields.sku'), product.sku],
            [t('fields.category'), t(`categories.${product.category}`)],
            [t('fields.brand'), product.brand],
            [t('fields.price'), money(product.price, CURRENCY)],
            [t('fields.totalUnit'), <ProductStock key="stock" {...product} />],
            [t('fields.stockThreshold'), number(product.stockThreshold)],
            [t('fields.rating'), <ProductRating key="rating" rating={product.rating} />],
            [t('fields.freeShipping'), yesOrNo(product.freeShipping)],
            [t('fields.isActive'), yesOrNo(product.isActive)],
            [t('fields.description'), product.description, 'wide'],
          ]}
        />
      </div>
    </Paper>
  );
}
