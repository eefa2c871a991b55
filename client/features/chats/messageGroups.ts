import { localDay } from '../../core/days.ts';

/** The longest time from the first message of a group to its last. */
const LONGEST_GROUP_MS = 5 * 60_000;

interface Written {
  id: string;
  contactId: string | undefined;
  time: string;
}

/** Returns the ids of the messages that begin a group: of another author, another day, or more than 5 minutes later. */
export function groupStarts(
  messages: readonly Written[],
  firstUnreadId?: string,
): ReadonlySet<string> {
  const starts = new Set<string>();
  let first: Written | undefined;
  for (const message of messages) {
    if (first && message.id !== firstUnreadId && isTogether(first, message)) continue;
    starts.add(message.id);
    first = message;
  }
  return starts;
}

function isTogether(first: Written, next: Written): boolean {
  const apart = Math.abs(Date.parse(next.time) - Date.parse(first.time));
  return (
    first.contactId === next.contactId &&
    apart <= LONGEST_GROUP_MS &&
    localDay(first.time) === localDay(next.time)
  );
}
