import { ComposeForm } from './ComposeForm.tsx';
import { MessagePane } from './MessagePane.tsx';
import { useInboxPlace } from './useInboxPlace.ts';
import type { KnownMessage } from './useMessageChanges.ts';

export function InboxPane({ onDelete }: { onDelete: (messages: KnownMessage[]) => void }) {
  const { message, compose } = useInboxPlace();
  if (message) return <MessagePane key={message} id={message} onDelete={onDelete} />;
  if (compose) return <ComposeForm />;
  return null;
}
