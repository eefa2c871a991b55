import type { AttentionListQuery } from './AttentionList.generated.ts';

const REMINDED_MS = 7 * 86_400_000;

type Invoices = NonNullable<AttentionListQuery['invoices']>['nodes'];
type Todos = AttentionListQuery['todosToday']['nodes'];
type Events = AttentionListQuery['eventsOfHours']['nodes'];

/** Returns the invoice that is overdue longest and was not sent within a week; undefined when all were. */
export const nextToRemind = (invoices: Invoices, now: number) =>
  invoices.find(
    ({ emails }) => !emails.some(({ sentAt }) => now - Date.parse(sentAt) < REMINDED_MS),
  );

/** Returns those of today's to-dos whose time has passed, which their lists show as overdue too. */
export const pastOf = (today: Todos, now: number) =>
  today.filter(({ dueAt }) => dueAt !== null && Date.parse(dueAt) < now);

/** Returns the event that has not ended yet; the last one when all have. */
export const nextEvent = (events: Events, now: number) =>
  events.find(({ end, startDay }) => startDay !== null || Date.parse(end) > now) ?? events.at(-1);
