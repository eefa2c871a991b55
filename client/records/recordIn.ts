import type { RecordValue } from './form/fieldOverrides.ts';

interface Referring {
  recordKind: string | null;
  recordId: string | null;
  recordTitle: string | null;
}

/** Returns the record of any kind that another one refers to, or none; without a title where the caller cannot read it. */
export const recordIn = ({ recordKind, recordId, recordTitle }: Referring): RecordValue[] =>
  recordKind !== null && recordId !== null
    ? [{ kind: recordKind, id: recordId, name: recordTitle ?? '–' }]
    : [];
