import { Anchor, Button, Paper, Text, VisuallyHidden } from '@mantine/core';
import { IconShoppingCartPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { linkTo } from '../../core/paths.ts';
import { rowLink } from '../../records/list/rowKeys.ts';
import { ProductMarks } from './ProductMarks.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import type { ShopCard_ProductFragment } from './ShopCard.generated.ts';
import styles from './ShopCard.module.css';
import { useCartChanges } from './useCartChanges.ts';

interface Props {
  product: ShopCard_ProductFragment;
  inCart: number;
}

export function ShopCard({ product, inCart }: Props) {
  const { t } = useTranslation('carts');
  const { price: priceText } = useFormat();
  const { add } = useCartChanges();
  const { id, title, imgUrl, price, brand, totalUnit } = product;
  return (
    <Paper className={styles.card}>
      <ProductPicture src={imgUrl} className={styles.picture} />
      <div className={styles.text}>
        <Text size="sm" c="dimmed">
          {brand}
        </Text>
        <Anchor
          component={Link}
          to={linkTo.shopProduct(id)}
          fw={600}
          className={styles.name}
          {...rowLink(id, undefined)}
        >
          {title}
        </Anchor>
        <ProductMarks product={product} />
        <div className={styles.price}>
          <Text fw={600} size="lg">
            {priceText(price)}
          </Text>
          <Text size="sm" c="dimmed">
            {inCart > 0 ? t('inCart', { count: inCart }) : null}
          </Text>
        </div>
        <Button
          className={styles.button}
          variant="light"
          fullWidth
          leftSection={<IconShoppingCartPlus size={18} aria-hidden />}
          disabled={totalUnit === 0}
          onClick={() => void add(product, 1)}
        >
          {t('addOne')}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Button>
      </div>
    </Paper>
  );
}
