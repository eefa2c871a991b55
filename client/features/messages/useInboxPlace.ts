import { setAll, useAddressParams } from '../../ui/useAddressParams.ts';

interface InboxPlace {
  message?: string | undefined;
  /** A new message, or a reply to the open one. */
  compose?: 'new' | 'reply' | undefined;
}

function composeIn(parameters: URLSearchParams) {
  const compose = parameters.get('compose');
  const isNew = compose === 'new' && !parameters.get('message');
  return isNew || compose === 'reply' ? compose : undefined;
}

const placeIn = (parameters: URLSearchParams): InboxPlace => ({
  message: parameters.get('message') ?? undefined,
  compose: composeIn(parameters),
});

/** Whether the sent messages are shown, and not the inbox. */
export const isSentIn = (parameters: URLSearchParams) => parameters.get('folder') === 'sent';

export function useInboxPlace() {
  const [parameters, change, coming] = useAddressParams();
  const valuesOf = ({ message, compose: next }: InboxPlace) => ({ message, compose: next });

  return {
    isSent: isSentIn(parameters),
    ...placeIn(parameters),
    coming: () => placeIn(coming()),
    goTo: (place: InboxPlace) =>
      change((next) => setAll(next, valuesOf(place)), { replace: false }),
    hrefOf(place: InboxPlace) {
      const next = new URLSearchParams(parameters);
      setAll(next, valuesOf(place));
      return { search: next.toString() };
    },
  };
}
