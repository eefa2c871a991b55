import { setAll, useAddressParams } from '../../components/useAddressParams.ts';

interface InboxPlace {
  /** The message that is open. */
  message?: string | undefined;
  /** What is being written: a message of its own, or an answer to the open one. */
  compose?: 'new' | 'reply' | undefined;
}

/** What of the inbox is open, as the URL has it; the list beside it stays as it is. */
export function useInboxPlace() {
  const [parameters, change] = useAddressParams();
  const compose = parameters.get('compose');
  const valuesOf = ({ message, compose: next }: InboxPlace) => ({ message, compose: next });

  return {
    message: parameters.get('message') ?? undefined,
    compose: compose === 'new' || compose === 'reply' ? compose : undefined,
    goTo: (place: InboxPlace) =>
      change((next) => setAll(next, valuesOf(place)), { replace: false }),
    hrefOf(place: InboxPlace) {
      const next = new URLSearchParams(parameters);
      setAll(next, valuesOf(place));
      return { search: next.toString() };
    },
  };
}
