import { Notifications, notificationsStore, useNotifications } from '@mantine/notifications';
import { useEffect } from 'react';
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
  // The newest is in front; those behind it show under the pointer, the focus or a tap.
  return <Notifications position="bottom-right" layout="stacked" classNames={{ root: AREA }} />;
}
