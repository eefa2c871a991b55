import type { CustomerTimelineQuery } from './CustomerTimeline.generated.ts';

export const entryKinds = ['note', 'deal', 'invoice'] as const;

type Note = NonNullable<CustomerTimelineQuery['customer']>['timeline'][number];
type Deal = CustomerTimelineQuery['deals']['nodes'][number];
type Invoice = CustomerTimelineQuery['invoices']['nodes'][number];

export type TimelineEntry = { at: string } & (
  | { kind: 'note'; record: Note }
  | { kind: 'deal'; record: Deal }
  | { kind: 'invoice'; record: Invoice }
);

export function timelineOf({ customer, deals, invoices }: CustomerTimelineQuery): TimelineEntry[] {
  const notes = customer?.timeline ?? [];
  const entries: TimelineEntry[] = [
    ...notes.map((record) => ({ kind: 'note' as const, at: record.at, record })),
    ...deals.nodes.map((record) => ({ kind: 'deal' as const, at: record.createdAt, record })),
    ...invoices.nodes.map((record) => ({ kind: 'invoice' as const, at: record.date, record })),
  ];
  return entries.toSorted((one, other) => (one.at < other.at ? 1 : -1));
}
