import { useWindowEvent } from '@mantine/hooks';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { areKeysPaused, shownKeys, useKeys } from '../../core/keys.ts';
import { goToKeys, keyTable } from '../../core/keyTable.ts';
import { useSession } from '../../core/session.ts';
import { currentSettings } from '../../core/settings.ts';
import { useIsLeaving } from '../../ui/useAddressParams.ts';
import { pagesFor } from '../navigation.ts';
import { useOpenPanel } from '../panels.tsx';

/** The time in which the letter of a page follows `g`. */
const GO_MS = 1_500;
const FIELD = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]';
const LAYER = '[role=dialog], [role=menu]';
const OPEN_LAYER = '[aria-modal=true], [role=menu], [data-takes-keys]';
/** Keys that may be held down. */
const REPEATED = ['j', 'k'];
/** The key code of a key that an input method has handled. */
const COMPOSED = 229;

/** Runs the handlers of single keys, unless something is typed, a dialog is open, or they are turned off. */
export function useSingleKeys(): void {
  const isLeaving = useIsLeaving();
  const navigate = useNavigate();
  const openPanel = useOpenPanel();
  const { user } = useSession();
  const wentAt = useRef(-GO_MS);
  useKeys('everywhere', {
    help: () => openPanel('keys'),
    goTo: () => (wentAt.current = performance.now()),
  });

  function goTo(key: string) {
    const labels = Object.entries(goToKeys)
      .filter(([, each]) => each === key)
      .map(([name]) => `navigation.${name}`);
    const page = pagesFor(user?.role).find(({ label }) => labels.includes(label));
    if (page) void navigate(page.path);
    return page !== undefined;
  }

  useWindowEvent('keydown', (event) => {
    const key = singleKeyIn(event);
    if (key === undefined) return;
    const isGoing = performance.now() - wentAt.current < GO_MS;
    wentAt.current = -GO_MS;
    const { target } = event;
    if (isGoing ? goTo(key) : run(key, layerAt(target as Element), isLeaving()))
      event.preventDefault();
  });
}

function singleKeyIn(event: KeyboardEvent): string | undefined {
  const { key, target, shiftKey, repeat } = event;
  const isTyped = target instanceof Element && target.closest(FIELD) !== null;
  const isOther = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
  if (key.length !== 1 || isTyped || isOther) return undefined;
  if (event.isComposing || event.keyCode === COMPOSED) return undefined;
  if (repeat && !REPEATED.includes(key)) return undefined;
  if (currentSettings().singleKeys === 'off' || areKeysPaused()) return undefined;
  return shiftKey ? key : key.toLowerCase();
}

/** Returns the dialog or menu that keys are meant for. */
const layerAt = (target: Element | null) =>
  (target instanceof Element && target.closest(LAYER)) ||
  [...document.querySelectorAll(OPEN_LAYER)].at(-1);

function run(key: string, layer: Element | undefined, isLeaving: boolean): boolean {
  return shownKeys().some(({ group, handlers, within, whileLeaving }) => {
    if (isLeaving && !whileLeaving) return false;
    if (layer ? !within?.current || !layer.contains(within.current) : within) return false;
    const action = Object.entries(keyTable[group]).find(([, each]) => each === key)?.[0];
    const handler = action === undefined ? undefined : handlers[action];
    return handler !== undefined && handler() !== false;
  });
}
