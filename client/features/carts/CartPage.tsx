import { type QueryRef, useReadQuery } from '@apollo/client/react';
import { Button, Paper } from '@mantine/core';
import { IconArrowLeft, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyList } from '../../records/list/EmptyList.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import type { CartContentsFragment, OwnCartQuery } from './cartChanges.generated.ts';
import { CartLine } from './CartLine.tsx';
import styles from './CartPage.module.css';
import { CheckOutForm } from './CheckOutForm.tsx';
import { useCartChanges } from './useCartChanges.ts';
import { useTypedAmounts } from './useTypedAmounts.ts';

export function CartPage() {
  const { t } = useTranslation('carts');
  const { data } = useReadQuery(useLoaderData<QueryRef<OwnCartQuery>>());
  const { clear } = useCartChanges();
  const isEmpty = data.cart.list.length === 0;
  return (
    <>
      <PageTitle title={t('cart')}>
        {isEmpty ? null : (
          <>
            <Button
              variant="default"
              component={Link}
              to={paths.shop}
              leftSection={<IconArrowLeft size={18} aria-hidden />}
            >
              {t('goOnShopping')}
            </Button>
            <ActionButton
              label={t('clear')}
              icon={IconTrash}
              variant="light"
              color="red"
              onClick={() => void clear()}
            />
          </>
        )}
      </PageTitle>
      {isEmpty ? <EmptyCart /> : <FilledCart cart={data.cart} />}
    </>
  );
}

function EmptyCart() {
  const { t } = useTranslation('carts');
  return (
    <EmptyList title={t('emptyCart.title')} text={t('emptyCart.text')}>
      <Button component={Link} to={paths.shop}>
        {t('emptyCart.toShop')}
      </Button>
      <Button component={Link} to={paths.invoices} variant="subtle">
        {t('emptyCart.toInvoices')}
      </Button>
    </EmptyList>
  );
}

function FilledCart({ cart }: { cart: CartContentsFragment }) {
  const { t } = useTranslation('carts');
  const amounts = useTypedAmounts(cart);
  return (
    <div className={styles.cart}>
      <Paper component="section" aria-label={t('lines')}>
        <ul className={styles.lines}>
          {amounts.typedCart.list.map((item, at) => (
            <CartLine
              key={item.productId}
              item={item}
              stored={cart.list[at]!.amount}
              amounts={amounts}
            />
          ))}
        </ul>
      </Paper>
      <CheckOutForm amounts={amounts} />
    </div>
  );
}
