import { textErrors } from '../../formats/entered.ts';
import type { FieldErrors } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import type { NotificationRow } from '../../records/generated/rows.ts';

const PATH = /^\/(?![/\\])[^\s\\]*$/;

export const notificationErrors = ({
  path,
  iconName,
  iconColor,
}: NotificationRow): FieldErrors => ({
  ...(path.trim() !== '' && !PATH.test(path) && { path: problem('not_a_page') }),
  ...textErrors([
    ['icon.name', iconName, 64, true],
    ['icon.color', iconColor, 32, true],
  ]),
});

const LONGEST_BEGINNING = 200;

/** Returns a text in one line, shortened at a word where it is long. */
export function beginningOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_BEGINNING) return line;
  return `${line.slice(0, LONGEST_BEGINNING).replace(/\s\S*$/, '')}…`;
}

/**
 * Returns the record that a page shows: the last part of its path below a list, else the last value of its query;
 * null for a page of no record.
 */
export function recordIdIn(path: string): string | null {
  const { pathname, searchParams } = new URL(path || '/', 'http://localhost');
  const asked = [...searchParams.values()].at(-1);
  const [, ...below] = pathname.split('/').filter(Boolean);
  const last = asked || below.at(-1);
  return last ? decoded(last) : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
