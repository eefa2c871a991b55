import { useSearchParams } from 'react-router-dom';

export interface InboxPlace {
  /** The message that is open. */
  message?: string | undefined;
  /** What is being written: a message of its own, or an answer to the open one. */
  compose?: 'new' | 'reply' | undefined;
}

/** What of the inbox is open, as the URL has it; the list beside it stays as it is. */
export function useInboxPlace() {
  const [parameters, setParameters] = useSearchParams();
  const compose = parameters.get('compose');

  function at({ message, compose: next }: InboxPlace): URLSearchParams {
    const changed = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries({ message, compose: next })) {
      if (value) changed.set(name, value);
      else changed.delete(name);
    }
    return changed;
  }

  return {
    message: parameters.get('message') ?? undefined,
    compose: compose === 'new' || compose === 'reply' ? compose : undefined,
    goTo: (place: InboxPlace) => setParameters(at(place)),
    hrefOf: (place: InboxPlace) => ({ search: at(place).toString() }),
  };
}
