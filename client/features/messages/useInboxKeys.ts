import { useApolloClient } from '@apollo/client/react';
import { useWindowEvent } from '@mantine/hooks';
import { canReplyTo } from './canReplyTo.ts';
import { currentInboxSettings } from './inboxSettings.ts';
import { MessagePaneDocument } from './MessagePane.generated.ts';
import { useInboxPlace } from './useInboxPlace.ts';

interface Options {
  messages: readonly { id: string }[];
  onDelete: () => void;
  onHelp: () => void;
}

const TYPING =
  'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=dialog]';

/** Handles shortcuts of one key, while they are on and nothing is typed or composed: an editor may still load. */
export function useInboxKeys({ messages, onDelete, onHelp }: Options): void {
  const place = useInboxPlace();
  const client = useApolloClient();

  function step(by: 1 | -1) {
    const position = messages.findIndex(({ id }) => id === place.message);
    const next = messages[position < 0 ? 0 : position + by];
    if (!next) return;
    place.goTo({ message: next.id });
    document.getElementById(`message-${next.id}`)?.focus();
  }

  function mayReply(id = '') {
    const read = client.readQuery({ query: MessagePaneDocument, variables: { id } });
    return !read || canReplyTo(read.message);
  }

  function isWriting() {
    const { message, compose } = place.coming();
    return compose === 'new' || (compose === 'reply' && mayReply(message));
  }

  const does: Record<string, () => void> = {
    j: () => step(1),
    k: () => step(-1),
    r: () =>
      place.message &&
      mayReply(place.message) &&
      place.goTo({ message: place.message, compose: 'reply' }),
    '#': onDelete,
    '/': () => document.querySelector<HTMLInputElement>('main input[type=search]')?.focus(),
    '?': onHelp,
  };

  useWindowEvent('keydown', (event) => {
    const act = does[event.key];
    const isTyping =
      isWriting() || (event.target instanceof Element && event.target.closest(TYPING));
    const isOther = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
    if (!act || isTyping || isOther || !currentInboxSettings().hasShortcuts) return;
    event.preventDefault();
    act();
  });
}
