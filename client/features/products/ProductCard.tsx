import { Anchor, Group, Paper, Stack, Text } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { linkTo } from '../../core/paths.ts';
import { useIsInGroup } from '../../core/roles.ts';
import type { EntrySelection } from '../../records/list/ListEntries.tsx';
import { rowLink } from '../../records/list/rowKeys.ts';
import { SelectEntryCheckbox } from '../../records/list/SelectEntryCheckbox.tsx';
import { ProductRating } from './ProductRating.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { FilePicture } from '../../ui/upload/FilePicture.tsx';
import type { ProductCard_ProductFragment } from './ProductCard.generated.ts';
import styles from './ProductCard.module.css';
import { ProductStock } from './ProductStock.tsx';

interface Props {
  product: ProductCard_ProductFragment;
  selection: EntrySelection;
}

export function ProductCard({ product, selection }: Props) {
  const { t } = useTranslation(['products', 'records']);
  const { price: priceText } = useFormat();
  const mayEdit = useIsInGroup('editor');
  const { id, title, imgUrl, imgAlt, sku, brand, price, isActive } = product;
  return (
    <Paper className={styles.card} data-selected={selection.isSelected || undefined}>
      <div className={styles.picture}>
        {imgUrl ? (
          <FilePicture key={imgUrl} url={imgUrl} alt={imgAlt} />
        ) : (
          <IconPhotoOff size={40} stroke={1.25} aria-hidden />
        )}
      </div>
      <Stack gap={4} p="md">
        <Anchor
          component={Link}
          to={linkTo.product(id)}
          fw={600}
          className={styles.link}
          {...rowLink(id, mayEdit ? linkTo.editProduct(id) : undefined)}
        >
          {title}
        </Anchor>
        <Text size="sm" c="dimmed">
          {brand} · {sku}
        </Text>
        <Group justify="space-between" gap="xs">
          <Text fw={600}>{priceText(price)}</Text>
          {isActive ? null : <StatusBadge color="gray">{t('inactive')}</StatusBadge>}
        </Group>
        <Group justify="space-between" gap="xs">
          <Group gap={6} wrap="nowrap" fz="sm">
            <Text size="sm">{t('records:fieldsOf.Product.totalUnit')}:</Text>
            <ProductStock {...product} />
          </Group>
          <ProductRating rating={product.rating} />
        </Group>
      </Stack>
      <div className={styles.select}>
        <SelectEntryCheckbox id={id} name={title} {...selection} />
      </div>
    </Paper>
  );
}
