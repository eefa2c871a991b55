import { describe, expect, it } from 'vitest';
import { groupStarts } from './messageGroups.ts';

/** Writes messages as `author time`, such as `ana 12:00:00`, with their places as ids. */
const written = (...lines: string[]) =>
  lines.map((line, index) => {
    const [contactId, time, day = '2026-03-02'] = line.split(' ') as [string, string, string?];
    return { id: String(index), contactId, time: new Date(`${day}T${time}`).toISOString() };
  });
const startsOf = (lines: string[], firstUnread?: string) => [
  ...groupStarts(written(...lines), firstUnread),
];

describe('a group of messages', () => {
  it.each([
    ['does not exist without messages', [], []],
    ['begins with the first', ['ana 12:00:00'], ['0']],
    ['has what one author writes at a time', ['ana 12:00:00', 'ana 12:04:00'], ['0']],
    ['ends after five minutes', ['ana 12:00:00', 'ana 12:05:00', 'ana 12:05:01'], ['0', '2']],
    [
      'counts the minutes from its first message',
      ['ana 12:00:00', 'ana 12:04:00', 'ana 12:08:00', 'ana 12:12:00'],
      ['0', '2'],
    ],
    ['ends with another author', ['ana 12:00:00', 'rui 12:00:01', 'ana 12:00:02'], ['0', '1', '2']],
    ['ends with the day', ['ana 23:59:00', 'ana 00:01:00 2026-03-03'], ['0', '1']],
    ['bears a clock that was set back', ['ana 12:01:00', 'ana 12:00:00'], ['0']],
    ['ends when the clock was set back by more', ['ana 12:10:00', 'ana 12:00:00'], ['0', '1']],
  ])('%s', (_says, lines, starts) => {
    expect(startsOf(lines)).toEqual(starts);
  });

  it('ends before the first unread message', () => {
    expect(startsOf(['ana 12:00:00', 'ana 12:00:01', 'ana 12:00:02'], '1')).toEqual(['0', '1']);
  });
});
