import { folded } from '../../core/folded.ts';
import type { Language } from '../../core/settings.ts';
import { readTime } from '../../ui/dates/readTime.ts';
import { spokenDay } from '../../ui/dates/spokenDay.ts';
import { isNoDay, isOrdinal, repeats } from './entryWords.ts';

/** One part of what a line says beside its title, with the words that say it. */
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
  /** The current day, as `2026-03-02`. */
  today: string;
  /** The words that stay in the title. */
  kept?: readonly string[];
}

const LONGEST_DAY = 5;

const important = /^!(!{0,2}|important|high|urgent|alta|importante|urgente)$/;

const preposition = /^(?:at|as|ao|a) /;

const time =
  /^(?:\d{1,2}h(?:\d\d)?|\d{1,2}:\d\d|\d{1,2}(?::\d\d)? ?[ap]m|noon|midnight|meio-dia|meia-noite)$/;

/** The words between two times: "9h às 10h". */
const until = /^(?:-|–|as|a|ate|e|to|until|till|and)$/;

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
  if (!/\p{L}/u.test(title)) return { title: typed.join(' '), parts: [] };
  return { title, parts: day ? [day.part, ...marks] : marks };
}

/** Finds the tag that a word names: "#home-office" is the tag Home office. */
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

interface Found {
  start: number;
  length: number;
  day: string;
}

function dayIn(said: readonly string[], { language, today, kept = [] }: Reading) {
  if (repeats(said.join(' '), language)) return undefined;
  const end = said.length - timeAt(said, said.length).length;
  const most = Math.min(LONGEST_DAY, end);
  const lengths = Array.from({ length: most }, (_, shorter) => most - shorter);
  const atEnd = lengths.map((length) => [end - length, length] as const);
  const atStart = lengths.map((length) => [0, length] as const);
  for (const places of [atEnd, atStart]) {
    const found = longestIn(said, places, { language, today });
    if (found) return dueIn(said, found, kept);
  }
  return undefined;
}

/** Returns the first place that names a day; none when it means something else, since no shorter one is meant then. */
function longestIn(
  said: readonly string[],
  places: readonly (readonly [start: number, length: number])[],
  { language, today }: Reading,
): Found | undefined {
  for (const [start, length] of places) {
    const words = said.slice(start, start + length).join(' ');
    const day = spokenDay(bare(words), language, today);
    if (!day) continue;
    const isCounting =
      start === 0 && timeAt(said, length, 1).length === 0 && isOrdinal(words, language);
    const isName = isCounting || isNoDay(bare(words), said.slice(0, start), language);
    return isName ? undefined : { start, length, day };
  }
  return undefined;
}

/** Returns the words without the marks that end a sentence or a part of one. */
const bare = (words: string) => words.replace(/[,.;!]+$/, '');

/** Returns the found day as a due date, with the time that is said right after the day or right before it. */
function dueIn(said: readonly string[], { start, length, day }: Found, kept: readonly string[]) {
  const after = timeAt(said, start + length, 1);
  const before = after.length > 0 || isRange(said, start) ? [] : timeAt(said, start);
  const first = start - before.length;
  const last = start + length + after.length;
  const words = said.slice(first, last).join(' ');
  if (kept.includes(words)) return undefined;
  const time = timeOf([...before, ...after]);
  const part = { kind: 'due' as const, day, ...(time && { time }), words };
  const ahead = said.slice(0, first);
  return {
    part,
    rest: [
      ...ahead
        .join(' ')
        .replace(/[,;]+$/, '')
        .split(' '),
      ...said.slice(last),
    ].filter(Boolean),
  };
}

const LONGEST_TIME = 3;

/** Returns the words of a time that ends at a place, or begins there. */
function timeAt(said: readonly string[], at: number, direction: 1 | -1 = -1): readonly string[] {
  for (let length = LONGEST_TIME; length > 0; length -= 1) {
    const words =
      direction === 1 ? said.slice(at, at + length) : said.slice(Math.max(0, at - length), at);
    if (words.length === length && timeOf(words)) return words;
  }
  return [];
}

function timeOf(words: readonly string[]): string | undefined {
  const text = bare(folded(words.join(' '))).replace(preposition, '');
  return time.test(text) ? readTime(text) : undefined;
}

/** Whether two times end at a place, as in "9h às 10h": neither of them is when it is due. */
function isRange(said: readonly string[], at: number): boolean {
  const before = at - timeAt(said, at).length;
  if (before === at) return false;
  const between = until.test(folded(said[before - 1] ?? '')) ? 1 : 0;
  return timeAt(said, before - between).length > 0;
}
