import { useReadQuery } from '@apollo/client/react';
import { Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconShoppingCartPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { linkTo, paths } from '../../core/paths.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import { PictureGallery } from '../../ui/PictureGallery.tsx';
import { RecordPage } from '../../records/page/RecordPage.tsx';
import { amountLimits } from './AmountInput.tsx';
import { ProductMarks } from './ProductMarks.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import type { ShopProductPageQuery } from './ShopProductPage.generated.ts';
import type { loader } from './ShopProductPage.loader.ts';
import styles from './ShopProductPage.module.css';
import { useCartChanges } from './useCartChanges.ts';

type Product = NonNullable<ShopProductPageQuery['product']>;

const picturesOf = ({ imgUrl, imgAlt, morePictures }: Product) =>
  imgUrl ? [{ url: imgUrl, alt: imgAlt }, ...morePictures] : morePictures;

/** Shows a product of the shop; an inactive one does not exist here. */
export function ShopProductPage() {
  const { t } = useTranslation(['carts', 'records']);
  const { data } = useReadQuery(useLoaderData<typeof loader>());
  const product = data.product?.isActive ? data.product : undefined;
  const inCart = data.cart.list.find(({ productId }) => productId === product?.id)?.amount ?? 0;
  return (
    <RecordPage title={product?.title} list={{ name: t('shop'), path: paths.shop }}>
      {product ? (
        <Paper className={styles.product} component="article">
          {product.morePictures.length > 0 ? (
            <PictureGallery className={styles.large!} pictures={picturesOf(product)} />
          ) : (
            <ProductPicture src={product.imgUrl} className={styles.picture} />
          )}
          <Stack gap="sm" p="lg">
            <Details product={product} />
            {product.totalUnit > 0 ? <AddForm key={product.id} product={product} /> : null}
            <Text size="sm" role="status">
              {inCart > 0 ? (
                <>
                  {t('inCart', { count: inCart })}{' '}
                  <Anchor component={Link} to={paths.cart} inherit underline="always">
                    {t('toCart')}
                  </Anchor>
                </>
              ) : null}
            </Text>
          </Stack>
        </Paper>
      ) : null}
    </RecordPage>
  );
}

function Details({ product }: { product: Product }) {
  const { t } = useTranslation(['carts', 'products', 'records']);
  const { price: priceText } = useFormat();
  const { brand, category, price, description, sku, totalUnit } = product;
  return (
    <>
      <Text size="sm" c="dimmed">
        <Anchor component={Link} to={linkTo.shop({ brand })} inherit underline="always">
          {brand}
        </Anchor>
        {' · '}
        <Anchor component={Link} to={linkTo.shop({ category })} inherit underline="always">
          {t(`records:choicesOf.Product.category.${category}`)}
        </Anchor>
        {' · '}
        {sku}
      </Text>
      <Text fw={600} fz={28}>
        {priceText(price)}
      </Text>
      <ProductMarks product={product} />
      <Text className={styles.description}>{description}</Text>
      <Text size="sm" c="dimmed">
        {t('stock.left', { count: totalUnit })}
      </Text>
    </>
  );
}

function AddForm({ product }: { product: Product }) {
  const { t } = useTranslation(['carts', 'records']);
  const { add } = useCartChanges();
  const [amount, setAmount] = useState<number | string>(1);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (typeof amount !== 'number') return;
    void add(product, amount);
    setAmount(1);
  }
  return (
    <form onSubmit={submit}>
      <Group align="end" gap="sm">
        <NumberField
          label={t('amount')}
          w={120}
          limits={amountLimits}
          step={1}
          value={amount}
          onChange={setAmount}
        />
        <Button type="submit" leftSection={<IconShoppingCartPlus size={18} aria-hidden />}>
          {t('add')}
        </Button>
      </Group>
    </form>
  );
}
