import { ActionIcon, Anchor, Text } from '@mantine/core';
import { IconAlertTriangle, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { linkTo } from '../../core/paths.ts';
import { AmountInput } from './AmountInput.tsx';
import type { CartContentsFragment } from './cartChanges.generated.ts';
import styles from './CartLine.module.css';
import { lineTotal, problemOf } from './cartSums.ts';
import { ProductPicture } from './ProductPicture.tsx';
import { useCartChanges } from './useCartChanges.ts';
import { amountFieldId, type TypedAmounts } from './useTypedAmounts.ts';

interface Props {
  /** The line with the quantity as it is typed. */
  item: CartContentsFragment['list'][number];
  stored: number;
  amounts: TypedAmounts;
}

/** Shows a line of the cart, with the reason when it cannot be bought. */
export function CartLine({ item, stored, amounts }: Props) {
  const { t } = useTranslation('carts');
  const { money, price: priceText } = useFormat();
  const { remove } = useCartChanges();
  const { amount, product } = item;
  const { id, title, imgUrl, price, totalUnit } = product;
  const problem = problemOf(item);
  return (
    <li className={styles.line}>
      <ProductPicture src={imgUrl} className={styles.picture} />
      <div className={styles.name}>
        {problem === 'notSold' ? (
          <Text fw={600}>{title}</Text>
        ) : (
          <Anchor component={Link} to={linkTo.shopProduct(id)} fw={600}>
            {title}
          </Anchor>
        )}
        <Text size="sm" c="dimmed">
          {t('each', { price: priceText(price) })}
        </Text>
        {problem ? (
          <Text size="sm" className={styles.problem}>
            <IconAlertTriangle className={styles.sign} size={16} aria-hidden />
            {t(`problems.${problem}`, { count: totalUnit })}
          </Text>
        ) : null}
      </div>
      <div className={styles.amount}>
        {problem === 'notSold' ? (
          <Text>{amount}</Text>
        ) : (
          <AmountInput
            id={amountFieldId(id)}
            label={t('amountOf', { title })}
            amount={stored}
            full={problem === 'soldOut' ? t('problems.soldOut') : undefined}
            isChecked={amounts.isChecked}
            onType={(typed) => amounts.type(id, typed)}
            onChange={(wanted) => wanted !== stored && amounts.store(product, wanted)}
          />
        )}
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('remove', { title })}
          onClick={() => void remove(product)}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </div>
      <Text fw={600} className={styles.total}>
        {money(lineTotal(item))}
      </Text>
    </li>
  );
}
