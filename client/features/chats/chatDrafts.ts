import { useSyncExternalStore } from 'react';
import { useSession } from '../../app/session.ts';
import { storedState } from '../../app/stored-state.ts';

/** What was typed and not sent, by who types and to whom. */
const drafts = storedState<Record<string, string>>('chat-drafts', {});

/** The draft of the signed-in user to a contact; it outlasts a reload. */
export function useChatDraft(contactId: string) {
  const { user } = useSession();
  const key = `${user?.id}/${contactId}`;
  const text = useSyncExternalStore(drafts.subscribe, () => drafts.read()[key] ?? '');
  function change(next: string) {
    const all = { ...drafts.read(), [key]: next };
    if (!next) delete all[key];
    drafts.write(all);
  }
  return { text, change };
}
