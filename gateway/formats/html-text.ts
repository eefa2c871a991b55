const signs: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
const marks: Record<string, string> = Object.fromEntries(
  Object.entries(signs).map(([mark, sign]) => [sign, mark]),
);

/** Matches the ends of block elements and lines. */
const LINE_ENDS = /<(br|hr)\b[^>]*>|<\/(p|h[1-6]|li|blockquote|pre|tr|dt|dd|figcaption|div)>/g;

/** Returns the text of cleaned HTML, in which every `<` starts a tag. */
export function textOfHtml(html: string): string {
  return html
    .replace(LINE_ENDS, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (sign) => signs[sign]!)
    .replace(/\n{2,}/g, '\n')
    .trim();
}

export function htmlOfText(text: string): string {
  if (text.trim() === '') return '';
  const lines = text.replace(/[<>"&]/g, (sign) => marks[sign]!).split(/\r?\n/);
  return lines.map((line) => `<p>${line}</p>`).join('');
}
