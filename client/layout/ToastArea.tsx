import { useMediaQuery } from '@mantine/hooks';
import { Notifications, notificationsStore, useNotifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { STACKED_AT } from '../core/notify.tsx';
import { keepClearOfActions } from './keepClearOfActions.ts';

const LAYOUT_CHECK_MS = 100;
const AREA = 'toasts';

export function ToastArea() {
  const isShown = useNotifications(notificationsStore).notifications.length > 0;
  useEffect(() => {
    if (!isShown) return undefined;
    const place = () => keepClearOfActions(`.${AREA}[data-position="bottom-right"]`);
    // It polls: a page moves for many reasons, and toasts last for seconds.
    const check = setInterval(place, LAYOUT_CHECK_MS);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      clearInterval(check);
      window.removeEventListener('scroll', place, { capture: true });
    };
  }, [isShown]);
  const layout = useMediaQuery(STACKED_AT) ? 'stacked' : 'default';
  return <Notifications position="bottom-right" layout={layout} classNames={{ root: AREA }} />;
}
