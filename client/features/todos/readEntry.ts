import { folded } from '../../app/folded.ts';
import type { Language } from '../../app/settings.ts';
import { spokenDay } from './spokenDay.ts';

/** What a line says beside its title, with the words that say it. */
export type EntryPart = { words: string } & (
  | { kind: 'due'; day: string }
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
 * "Call Ana tomorrow 9h #sales !" is "Call Ana 9h", due tomorrow, tagged and important. A day counts where the line
 * ends or begins; a time stays in the title, as to-dos have none.
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
  const end = said.length - lengthOfTime(said);
  const longest = Math.min(LONGEST_DAY, end);
  for (let length = longest; length > 0; length -= 1) {
    for (const start of new Set([end - length, 0])) {
      const words = said.slice(start, start + length).join(' ');
      const day = kept.includes(words) ? undefined : spokenDay(words, language, today);
      const rest = said.filter((_, at) => at < start || at >= start + length);
      if (day) return { part: { kind: 'due' as const, day, words }, rest };
    }
  }
  return undefined;
}

function lengthOfTime(said: readonly string[]): number {
  return [3, 2, 1].find((length) => time.test(folded(said.slice(-length).join(' ')))) ?? 0;
}
