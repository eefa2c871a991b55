import { useApolloClient } from '@apollo/client/react';
import { useKeyPause, useKeys } from '../../core/keys.ts';
import { canReplyTo } from './canReplyTo.ts';
import { MessagePaneDocument } from './MessagePane.generated.ts';
import { useInboxPlace } from './useInboxPlace.ts';

interface Options {
  messages: readonly { id: string }[];
  onDelete: () => void;
  onSelect: (id: string) => void;
}

/** Handles the single keys of the inbox, unless something is composed: its editor may still load. */
export function useInboxKeys({ messages, onDelete, onSelect }: Options): void {
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

  useKeyPause(isWriting);
  useKeys('inbox', {
    next: () => step(1),
    previous: () => step(-1),
    select: () => {
      const id = document.activeElement?.closest('[data-message]')?.getAttribute('data-message');
      return (id ?? place.message) ? onSelect(id ?? place.message!) : false;
    },
    reply: () =>
      place.message &&
      mayReply(place.message) &&
      place.goTo({ message: place.message, compose: 'reply' }),
    delete: onDelete,
  });
}
