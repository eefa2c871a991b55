import { Anchor, Button, Group, Text } from '@mantine/core';
import { type NotificationData, notifications } from '@mantine/notifications';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { newId } from './new-id.ts';
import { session } from './session.ts';
import { type ActivityUndo, addUndo, runUndo, type Undo } from './undoStack.ts';

const SHOWN_FOR_MS = 4_000;
const UNDO_SHOWN_FOR_MS = 8_000;

export function notify(message: string): void {
  show({ message });
}

export function notifyProblem(message: string): void {
  show({ message, color: 'red', role: 'alert' });
}

/** With an undo button, also on Ctrl+Z once it is hidden. Answers the id by which it can be hidden. */
export function notifyUndoable(
  message: string,
  undo: Undo,
  { activity, link }: { activity?: ActivityUndo | undefined; link?: NoticeLink | undefined } = {},
): string {
  const shown = { message, link, onUndo: () => runUndo(id) };
  const id = show({ message: <UndoMessage {...shown} /> });
  addUndo({
    id,
    undo() {
      notifications.hide(id);
      return undo();
    },
    activity,
  });
  return id;
}

/** To what a change has made. */
export interface NoticeLink {
  to: string;
  label: string;
}

interface UndoMessageProps {
  message: string;
  link: NoticeLink | undefined;
  onUndo: () => void;
}

function UndoMessage({ message, link, onUndo }: UndoMessageProps) {
  const { t } = useTranslation();
  return (
    <Group justify="space-between" wrap="nowrap">
      <Text size="sm" c="inherit" flex={1} miw={0} lineClamp={4}>
        {message}{' '}
        {link ? (
          <Anchor inherit component={Link} to={link.to}>
            {link.label}
          </Anchor>
        ) : null}
      </Text>
      <Button size="compact-sm" variant="light" flex="none" onClick={onUndo}>
        {t('undo')}
      </Button>
    </Group>
  );
}

/** Messages of a former user are not shown to the next. */
function show(notification: NotificationData): string {
  const id = newId();
  if (!session.read().isAuthenticated) return id;
  const isUndoable = typeof notification.message !== 'string';
  return notifications.show({
    id,
    withBorder: true,
    closeButtonProps: { 'aria-label': i18next.t('close') },
    ...closingAfter(id, isUndoable ? UNDO_SHOWN_FOR_MS : SHOWN_FOR_MS),
    ...notification,
  });
}

/** Pauses under the pointer and around the focus; Mantine's own timer does so for the pointer only. */
function closingAfter(id: string, shownForMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const holds = new Set<'pointer' | 'focus'>();
  function set(hold: 'pointer' | 'focus', isOn: boolean) {
    if (isOn) holds.add(hold);
    else holds.delete(hold);
    clearTimeout(timer);
    if (holds.size === 0) timer = setTimeout(() => notifications.hide(id), shownForMs);
  }
  return {
    autoClose: false,
    onOpen: () => set('pointer', false),
    onClose: () => clearTimeout(timer),
    onMouseEnter: () => set('pointer', true),
    onMouseLeave: () => set('pointer', false),
    onFocusCapture: () => set('focus', true),
    onBlurCapture: () => set('focus', false),
  } as const;
}

session.onEnd(() => notifications.clean());
