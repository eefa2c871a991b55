/** The mark before a line of a list that is copied from elsewhere, with the box of a line that can be ticked off. */
const LIST_MARK = /^\s*(?:[-*+•·‣◦▪–—\uF0B7]\s+)?(?:\[[ x]?\]\s*|[☐☑☒✓✔]\s*)?/i;

const NUMBER = /^\s*\d{1,3}[.)]\s+/;

/** Returns the lines that say something, without the marks of a list; numbers go where each line has one. */
export function linesIn(text: string): string[] {
  const lines = text.split(/\r\n?|[\n\u2028\u2029]/).filter((line) => line.trim());
  const isNumbered = lines.length > 1 && lines.every((line) => NUMBER.test(line));
  return lines
    .map((line) => line.replace(isNumbered ? NUMBER : LIST_MARK, '').trim())
    .filter(Boolean);
}

/** The gateway's limit, in characters. */
const LONGEST_TITLE = 200;

/** Returns the title; a longer line is cut at a word, and is whole in the note. */
export function fitted(title: string): { title: string; note?: string } {
  const characters = [...title];
  if (characters.length <= LONGEST_TITLE) return { title };
  const cut = characters.slice(0, LONGEST_TITLE - 1).join('');
  return { title: `${cut.replace(/\s+\S{0,40}$/, '')}…`, note: title };
}
