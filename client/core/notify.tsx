import { Anchor, Button, Group, Text } from '@mantine/core';
import { type NotificationData, notifications, notificationsStore } from '@mantine/notifications';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { newId } from './new-id.ts';
import { session } from './session.ts';
import {
  type ActivityUndo,
  addRedo,
  addUndo,
  addUnchanged,
  runRedo,
  runUndo,
  type Undo,
} from './undoStack.ts';

const SHOWN_FOR_MS = 4_000;
const UNDO_SHOWN_FOR_MS = 8_000;

/** Here nothing undoes what a notification told of once it is gone, as Ctrl+Z does. */
const PHONE = '(max-width: 48em)';

/** How notifications of one kind that follow each other become one, whose button undoes all of them. */
export interface Merge {
  kind: string;
  count: number;
  say: (count: number) => string;
}

export function notify(message: string, link?: NoticeLink): string {
  return show({ message: link ? <LinkedMessage message={message} link={link} /> : message });
}

/** Notifies of a change that cannot be undone: Ctrl+Z says so instead of undoing the change before it. */
export function notifyFinal(message: string, link?: NoticeLink): void {
  const what = i18next.t('cannotBeUndone', { what: message });
  notify(message, link);
  addUndo({ id: newId(), undo: () => void notify(what) });
}

/** Notifies that a save changed nothing: Ctrl+Z says so instead of undoing the change before it. */
export function notifyUnchanged(note = ''): string {
  addUnchanged();
  return notify(`${i18next.t('noChanges')} ${note}`.trim());
}

export function notifyProblem(message: string): void {
  show({ message, color: 'red', role: 'alert' });
}

interface UndoOptions {
  activity?: ActivityUndo | undefined;
  link?: NoticeLink | undefined;
  /** Whether the change is a redo. */
  isRepeated?: boolean;
  merge?: Merge | undefined;
}

/** Notifies with an undo button, also on Ctrl+Z once it is hidden. Returns the id by which it can be hidden. */
export function notifyUndoable(
  message: string,
  undo: Undo,
  { activity, link, isRepeated = false, merge }: UndoOptions = {},
): string {
  const id = showMerged({ message, link, label: 'undo', run: runUndo, merge });
  addUndo({ id, undo: hiding(id, undo), activity }, { isRepeated });
  return id;
}

/** Notifies with a button that redoes an undone change, also on Ctrl+Shift+Z once it is hidden. */
export function notifyRedoable(
  message: string,
  redo: Undo,
  { activity, link, merge }: Omit<UndoOptions, 'isRepeated'>,
): void {
  const id = showMerged({ message, link, label: 'redo', run: runRedo, merge });
  addRedo({ id, undo: hiding(id, redo), activity });
}

/** The changes that the last merged notification told of. */
let told: { kind: string; count: number; ids: readonly string[] } | undefined;

interface Mergeable extends Omit<MessageProps, 'onPress'> {
  /** Takes one change back, or repeats it. */
  run: (id: string) => boolean;
  merge: Merge | undefined;
}

/** Notifies of a change, and of those of its kind that are still on screen. Returns the id of the notification. */
function showMerged({ run, merge, message, ...shown }: Mergeable): string {
  const id = newId();
  const kind = merge && `${shown.label} ${merge.kind}`;
  const isFollowing = told?.kind === kind && isShown(told?.ids.at(-1));
  const before = merge && isFollowing ? told : undefined;
  const ids = [...(before?.ids ?? []), id];
  const count = (before?.count ?? 0) + (merge?.count ?? 0);
  const onPress = () => ids.toReversed().forEach(run);
  const said = before ? merge!.say(count) : message;
  for (const each of before?.ids ?? []) notifications.hide(each);
  told = kind === undefined ? told : { kind, count, ids };
  return show({ id, message: <MessageWithButton {...shown} message={said} onPress={onPress} /> });
}

const isShown = (id: string | undefined) =>
  notificationsStore.getState().notifications.some((each) => each.id === id);

const hiding = (id: string, run: Undo) => () => {
  notifications.hide(id);
  return run();
};

/** A link to the record that a change has created. */
export interface NoticeLink {
  to: string;
  label: string;
}

interface LinkedMessageProps {
  message: string;
  link?: NoticeLink | undefined;
}

function LinkedMessage({ message, link }: LinkedMessageProps) {
  return (
    <>
      {message}{' '}
      {link ? (
        <Anchor inherit component={Link} to={link.to}>
          {link.label}
        </Anchor>
      ) : null}
    </>
  );
}

interface MessageProps extends LinkedMessageProps {
  label: 'undo' | 'redo';
  onPress: () => void;
}

function MessageWithButton({ message, link, label, onPress }: MessageProps) {
  const { t } = useTranslation();
  return (
    <Group justify="space-between" wrap="nowrap">
      <Text size="sm" c="inherit" flex={1} miw={0} lineClamp={4}>
        <LinkedMessage message={message} link={link} />
      </Text>
      <Button size="compact-sm" variant="light" flex="none" onClick={onPress}>
        {t(label)}
      </Button>
    </Group>
  );
}

/** Notifications of a previous user are not shown to the next. */
function show({ id = newId(), ...notification }: NotificationData): string {
  if (!session.read().isAuthenticated) return id;
  const sameId = idOfSame(notification);
  if (sameId) return sameId;
  const hasButton = typeof notification.message !== 'string';
  return notifications.show({
    id,
    withBorder: true,
    closeButtonProps: { 'aria-label': i18next.t('close') },
    ...closingAfter(id, hasButton ? UNDO_SHOWN_FOR_MS : SHOWN_FOR_MS),
    ...notification,
  });
}

/**
 * Returns the id of an equal notification on screen, which then stays longer. One with a button belongs to its change
 * and is not reused.
 */
function idOfSame({ message, color }: NotificationData): string | undefined {
  if (typeof message !== 'string') return undefined;
  const isSame = (other: NotificationData) => other.message === message && other.color === color;
  const { notifications: shown, queue } = notificationsStore.getState();
  const same = shown.find(isSame);
  same?.onOpen?.(same);
  return (same ?? queue.find(isSame))?.id;
}

function isCovered(id: string): boolean {
  const newest = notificationsStore.getState().notifications.at(-1);
  return window.matchMedia(PHONE).matches && newest?.id !== id;
}

/**
 * Pauses under the pointer and around the focus, and on a phone while others are in front.
 */
function closingAfter(id: string, shownForMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const holds = new Set<'pointer' | 'focus'>();
  function restart() {
    clearTimeout(timer);
    if (holds.size === 0) timer = setTimeout(end, shownForMs);
  }
  function end() {
    if (isCovered(id)) restart();
    else notifications.hide(id);
  }
  function set(hold: 'pointer' | 'focus', isOn: boolean) {
    if (isOn) holds.add(hold);
    else holds.delete(hold);
    restart();
  }
  return {
    autoClose: false,
    onOpen: restart,
    onClose: () => clearTimeout(timer),
    onMouseEnter: () => set('pointer', true),
    onMouseLeave: () => set('pointer', false),
    onFocusCapture: () => set('focus', true),
    onBlurCapture: () => set('focus', false),
  } as const;
}

session.onEnd(() => notifications.clean());
