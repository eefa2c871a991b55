import { Notifications, notificationsStore, useNotifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { keepClearOfActions } from './keepClearOfActions.ts';

const LAYOUT_CHECK_MS = 100;
const AREA = 'toasts';

/** Says in a corner what was done; it moves up where it would cover the way to save. */
export function ToastArea() {
  const isShown = useNotifications(notificationsStore).notifications.length > 0;
  useEffect(() => {
    if (!isShown) return undefined;
    const place = () => keepClearOfActions(`.${AREA}[data-position="bottom-right"]`);
    // What a page shows moves for many reasons; toasts are there for seconds.
    const check = setInterval(place, LAYOUT_CHECK_MS);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      clearInterval(check);
      window.removeEventListener('scroll', place, { capture: true });
    };
  }, [isShown]);
  return <Notifications position="bottom-right" classNames={{ root: AREA }} />;
}
