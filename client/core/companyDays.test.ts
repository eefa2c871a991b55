import { afterEach, describe, expect, it, vi } from 'vitest';
import { company } from '../core/company.ts';
import { plainField } from '../records/declaration.ts';
import { inputOf, valuesOf } from '../records/form/fieldValues.ts';
import { filterIn } from '../records/list/filters.ts';
import { dealFilterIn } from '../features/deals/dealListFilter.ts';
import { timingOf } from '../features/deals/dealTiming.ts';

const initial = company.read();

function at({ zone, reader, now }: { zone: string; reader: string; now: string }): void {
  vi.stubEnv('TZ', reader);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  company.write({ ...initial, timeZone: zone });
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  company.write(initial);
});

/** The last minute of a day of the company, the first of the next, and the day that begins. */
const midnights = [
  ['Pacific/Kiritimati', 'Pacific/Niue', '2026-11-30T09:59:00Z', '2026-12-01'],
  ['Pacific/Niue', 'Pacific/Kiritimati', '2026-12-01T10:59:00Z', '2026-12-01'],
  ['Asia/Kathmandu', 'America/New_York', '2026-02-28T18:14:00Z', '2026-03-01'],
  ['America/Sao_Paulo', 'Pacific/Auckland', '2027-01-01T02:59:00Z', '2027-01-01'],
] as const;

describe.each(midnights)(
  'where the company is in %s and the reader in %s',
  (zone, reader, last, day) => {
    const dayBefore = new Date(Date.parse(day) - 1).toISOString().slice(0, 10);
    const first = new Date(Date.parse(last) + 60_000).toISOString();
    const deal = {
      stage: 'lead' as const,
      stageChangedAt: last,
      expectedCloseDay: dayBefore,
    };

    it('a deal is late, and one day in its stage, once the day is over there', () => {
      at({ zone, reader, now: last });
      expect(timingOf(deal, Date.now())).toMatchObject({ daysOverdue: 0, daysInStage: 0 });
      vi.setSystemTime(first);
      expect(timingOf(deal, Date.now())).toMatchObject({ daysOverdue: 1, daysInStage: 1 });
    });

    it('the filters of deals go by the same day', () => {
      at({ zone, reader, now: first });
      const asked = (text: string) => dealFilterIn(new URLSearchParams(text));
      expect(asked('attention=overdue').overdueDay).toBe(day);
      expect(asked('attention=lateNextStep').nextStepBeforeDay).toBe(day);
      expect(asked('from=today').expectedCloseDayFrom).toBe(day);
      vi.setSystemTime(last);
      expect(asked('attention=overdue').overdueDay).toBe(dayBefore);
    });

    it('a moment that is entered as a day is that day there, and is listed on it', () => {
      at({ zone, reader, now: first });
      const closedAt = plainField('closedAt', { kind: 'moment', default: 'now' });
      const box = { fields: [closedAt], parts: [] };
      expect(valuesOf(box, {})).toEqual({ closedAt: day });
      expect(valuesOf(box, {}, { id: '1', closedAt: last } as never)).toEqual({
        closedAt: dayBefore,
      });
      expect(inputOf(box, { closedAt: day })).toEqual({ closedAt: first });
      const filter = { by: 'SPAN', name: 'closed', isRange: true } as const;
      const declaration = { isSearched: false, fields: [{ ...closedAt, filter }] } as never;
      const asked = filterIn(declaration, new URLSearchParams('closedFrom=today'));
      expect(asked).toMatchObject({ closedFrom: first });
    });
  },
);
