import { wordsOf } from '../../client/docs/words.ts';
import type { GuideIndex, GuidePage, GuidePassage } from '../../client/docs/guide.ts';

/** The words of a heading share its weight. */
const PAGE_TITLE_WEIGHT = 8;
const HEADING_WEIGHT = 5;
/** The number of occurrences of a word above which more do not count. */
const MOST_COUNTED = 4;
/** The number of words of a passage in which each counts half. */
const LONG_PASSAGE = 100;

export function indexGuide(pages: readonly GuidePage[]): GuideIndex {
  const passages = pages.flatMap(passagesOf);
  const words = new Map<string, number[]>();
  passages.forEach((passage, place) => {
    for (const [word, weight] of weightsOf(passage)) {
      words.set(word, [...(words.get(word) ?? []), place, weight]);
    }
  });
  return { passages, words: Object.fromEntries(words) };
}

function passagesOf({ slug, title, html }: GuidePage): GuidePassage[] {
  return html.split(/(?=<h[2-6] id=)/).map((part) => ({
    slug,
    pageTitle: title,
    headingId: /^<h\d id="([^"]*)">/.exec(part)?.[1] ?? '',
    heading: plain(/<h\d[^>]*>(.*?)<\/h\d>/s.exec(part)?.[1] ?? ''),
    text: plain(part.replace(/<h\d.*?<\/h\d>/s, '')),
  }));
}

function weightsOf({ headingId, heading, text }: GuidePassage): Map<string, number> {
  const weights = new Map<string, number>();
  const words = wordsOf(text);
  for (const word of words) {
    weights.set(word, Math.min((weights.get(word) ?? 0) + 1, MOST_COUNTED));
  }
  const share = LONG_PASSAGE / (LONG_PASSAGE + words.length);
  for (const [word, count] of weights) weights.set(word, Number((count * share).toFixed(1)));
  const headingWords = wordsOf(heading);
  const wholeWeight = headingId === '' ? PAGE_TITLE_WEIGHT : HEADING_WEIGHT;
  const weight = Math.ceil(wholeWeight / headingWords.length);
  for (const word of headingWords) weights.set(word, (weights.get(word) ?? 0) + weight);
  return weights;
}

function plain(html: string): string {
  return html
    .replace(/<\/(td|th|li|p|pre|tr)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}
