import {
  type EnteredText,
  given,
  givenOrNone,
  textErrors,
  writtenText,
} from '../../graphql/entered.ts';
import type { FieldErrors } from '../../graphql/errors.ts';
import type { CreateEventInput, UpdateEventInput } from '../../graphql/generated/resolvers.ts';
import { folded } from '../../store/folding.ts';
import type { EventRow } from './events.table.ts';

export function enteredColumns(
  input: Partial<CreateEventInput | UpdateEventInput>,
): Partial<EventRow> {
  const { title, start, end, location, note, color } = input;
  return {
    ...given({ title: title?.trim(), start, end }),
    ...givenOrNone({
      location: writtenText(location),
      note: writtenText(note),
      color: writtenText(color),
    }),
  } as Partial<EventRow>;
}

export function derivedFields({ title, location, note }: Omit<EventRow, 'searchText'>) {
  return { searchText: folded([title, location, note].filter(Boolean).join(' ')) };
}

export function eventErrors(entered: Omit<EventRow, 'searchText'>): FieldErrors {
  const texts: EnteredText[] = [
    ['id', entered.id, 64, true],
    ['title', entered.title, 200, true],
    ['location', entered.location, 300, false],
    ['note', entered.note, 5_000, false],
    ['color', entered.color, 32, false],
  ];
  const isBackward = entered.end < entered.start;
  return {
    ...textErrors(texts),
    ...(isBackward && { end: 'must be no earlier than the start' }),
  };
}
