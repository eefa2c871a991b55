import { Button } from '@mantine/core';
import { IconShoppingCart } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../core/paths.ts';

export function CartButton({ count }: { count: number }) {
  const { t } = useTranslation('carts');
  return (
    <Button
      component={Link}
      to={paths.cart}
      variant="default"
      leftSection={<IconShoppingCart size={18} aria-hidden />}
    >
      {t('cartWith', { count })}
    </Button>
  );
}
