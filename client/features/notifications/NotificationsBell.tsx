import { ActionIcon, Indicator } from '@mantine/core';
import '@mantine/core/styles/Indicator.css';
import { useDisclosure } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../core/lazyPart.ts';
import { PartLoader } from '../../ui/PartLoader.tsx';
import { SideDrawer } from '../../ui/SideDrawer.tsx';

const NotificationsDrawer = lazyPart(
  async () => (await import('./NotificationsDrawer.tsx')).NotificationsDrawer,
);

const MOST_SHOWN = 99;
const WIDTH = 420;

export function NotificationsBell({ count }: { count: number }) {
  const { t } = useTranslation('notifications');
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Indicator
        label={count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
        disabled={count === 0}
        size={18}
        offset={6}
        color="red.9"
      >
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-haspopup="dialog"
          aria-label={t('bell', { count })}
          onClick={open}
        >
          <IconBell size={20} aria-hidden />
        </ActionIcon>
      </Indicator>
      <SideDrawer opened={isOpen} onClose={close} width={WIDTH} title={t('title')}>
        <Suspense fallback={<PartLoader />}>
          <NotificationsDrawer onLeave={close} />
        </Suspense>
      </SideDrawer>
    </>
  );
}
