import { folded } from '../../app/folded.ts';
import type { Language } from '../../app/settings.ts';
import { readTime } from '../../components/dates/readTime.ts';
import { spokenDay } from '../../components/dates/spokenDay.ts';
import { isNoDay, repeats } from './entryWords.ts';

/** What a line says beside its title, with the words that say it. */
export type EntryPart = { words: string } & (
  | { kind: 'due'; day: string; time?: string }
  | { kind: 'tag'; name: string }
  | { kind: 'important' | 'starred' }
);

interface Entry {
  title: string;
  parts: EntryPart[];
}

interface Reading {
  language: Language;
  /** `2026-03-02` */
  today: string;
  /** Words that stay in the title. */
  kept?: readonly string[];
}

const LONGEST_DAY = 5;

const important = /^!(!{0,2}|important|high|urgent|alta|importante|urgente)$/;

const time = /^(?:(?:at|as) )?(?:\d{1,2}h(?:\d\d)?|\d{1,2}:\d\d|\d{1,2}(?::\d\d)? ?[ap]m)$/;

/**
 * "Call Ana tomorrow 9h #sales !" is "Call Ana", due tomorrow at nine, tagged and important. A day counts where the
 * line ends or begins, a time beside it; what repeats stays in the title.
 */
export function readEntry(text: string, { language, today, kept = [] }: Reading): Entry {
  const typed = text.split(/\s+/).filter(Boolean);
  const marks = typed.flatMap((word) => (kept.includes(word) ? [] : (markOf(word) ?? [])));
  const said = typed.filter((word) => !marks.some(({ words }) => words === word));
  const day = dayIn(said, { language, today, kept });
  const title = (day?.rest ?? said).join(' ');
  if (title === '') return { title: typed.join(' '), parts: [] };
  return { title, parts: day ? [day.part, ...marks] : marks };
}

/** "#home-office" is the tag Home office. */
export function tagNamed<Tag extends { name: string }>(
  name: string,
  tags: readonly Tag[],
): Tag | undefined {
  const plain = (text: string) => folded(text).replaceAll(/[\s_-]/g, '');
  return tags.find((tag) => plain(tag.name) === plain(name));
}

function markOf(words: string): EntryPart | undefined {
  if (important.test(folded(words))) return { kind: 'important', words };
  if (words === '*') return { kind: 'starred', words };
  const name = /^#([\p{L}\p{N}_-]*\p{L}[\p{L}\p{N}_-]*)$/u.exec(words)?.[1];
  return name === undefined ? undefined : { kind: 'tag', name, words };
}

function dayIn(said: readonly string[], { language, today, kept = [] }: Reading) {
  if (repeats(said.join(' '), language)) return undefined;
  const end = said.length - timeAt(said, said.length).length;
  for (let length = Math.min(LONGEST_DAY, end); length > 0; length -= 1) {
    for (const start of new Set([end - length, 0])) {
      const words = said.slice(start, start + length).join(' ');
      const day = spokenDay(words, language, today);
      if (day && !isNoDay(words, said.slice(0, start), language)) {
        return dueIn(said, { start, length, day }, kept);
      }
    }
  }
  return undefined;
}

/** With the time that is said right after the day or right before it. */
function dueIn(
  said: readonly string[],
  { start, length, day }: { start: number; length: number; day: string },
  kept: readonly string[],
) {
  const after = timeAt(said, start + length, 1);
  const before = after.length > 0 ? after : timeAt(said, start);
  const first = after.length > 0 ? start : start - before.length;
  const last = start + length + after.length;
  const words = said.slice(first, last).join(' ');
  if (kept.includes(words)) return undefined;
  const time = readTime(before.join(' '));
  const part = { kind: 'due' as const, day, ...(time && { time }), words };
  return { part, rest: [...said.slice(0, first), ...said.slice(last)] };
}

const LONGEST_TIME = 3;

/** The words of a time that ends at a place, or begins there. */
function timeAt(said: readonly string[], at: number, direction: 1 | -1 = -1): readonly string[] {
  for (let length = LONGEST_TIME; length > 0; length -= 1) {
    const words =
      direction === 1 ? said.slice(at, at + length) : said.slice(Math.max(0, at - length), at);
    if (words.length === length && time.test(folded(words.join(' ')))) return words;
  }
  return [];
}
