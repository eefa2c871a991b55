import { Button, Menu } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const orders = ['newest', 'oldest', 'dearest'] as const;

export function OrderMenu() {
  const { t } = useTranslation('material-menu', { keyPrefix: 'examples.OrderMenu' });
  const [order, setOrder] = useState<(typeof orders)[number]>('newest');
  return (
    <Menu width={200} position="bottom-start" withinPortal={false}>
      <Menu.Target>
        <Button variant="light" leftSection={<IconArrowsSort size={16} aria-hidden />}>
          {t('open', { order: t(order) })}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={order}>
          {orders.map((each) => (
            <Menu.RadioItem key={each} value={each} closeMenuOnClick onClick={() => setOrder(each)}>
              {t(each)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
