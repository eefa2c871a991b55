import { useWindowEvent } from '@mantine/hooks';
import { currentInboxSettings } from './inboxSettings.ts';
import { useInboxPlace } from './useInboxPlace.ts';

interface Options {
  messages: readonly { id: string }[];
  onDelete: () => void;
  onHelp: () => void;
}

const TYPING =
  'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=dialog]';

/** Shortcuts of one key, while nothing is typed or composed and they are on: an editor may still load. */
export function useInboxKeys({ messages, onDelete, onHelp }: Options): void {
  const place = useInboxPlace();

  function step(by: 1 | -1) {
    const position = messages.findIndex(({ id }) => id === place.message);
    const next = messages[position < 0 ? 0 : position + by];
    if (!next) return;
    place.goTo({ message: next.id });
    document.getElementById(`message-${next.id}`)?.focus();
  }

  const does: Record<string, () => void> = {
    j: () => step(1),
    k: () => step(-1),
    r: () =>
      place.message && !place.isSent && place.goTo({ message: place.message, compose: 'reply' }),
    '#': onDelete,
    '/': () => document.querySelector<HTMLInputElement>('main input[type=search]')?.focus(),
    '?': onHelp,
  };

  useWindowEvent('keydown', (event) => {
    const act = does[event.key];
    const isTyping =
      place.isComposing() || (event.target instanceof Element && event.target.closest(TYPING));
    const isOther = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
    if (!act || isTyping || isOther || !currentInboxSettings().hasShortcuts) return;
    event.preventDefault();
    act();
  });
}
