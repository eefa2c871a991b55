import { Button, Group } from '@mantine/core';
import { type NotificationData, notifications } from '@mantine/notifications';
import i18next from 'i18next';

const SHOWN_FOR_MS = 8_000;

/** Says in a corner what was done. */
export function notify(message: string): void {
  show({ message });
}

/** Says in a corner what could not be done. */
export function notifyProblem(message: string): void {
  show({ message, color: 'red', role: 'alert' });
}

/** Says what was done, with a button that takes it back; answers by what it can be hidden. */
export function notifyUndoable(message: string, undoLabel: string, undo: () => void): string {
  const id = show({
    autoClose: SHOWN_FOR_MS,
    message: (
      <Group justify="space-between" wrap="nowrap">
        {message}
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => {
            notifications.hide(id);
            undo();
          }}
        >
          {undoLabel}
        </Button>
      </Group>
    ),
  });
  return id;
}

function show(notification: NotificationData): string {
  const closeButtonProps = { 'aria-label': i18next.t('close') };
  return notifications.show({ withBorder: true, closeButtonProps, ...notification });
}
