import DOMPurify from 'dompurify';
import { isFileUrl, showFile } from '../upload/showFile.ts';
import { parsedStyles, withoutInline } from './inlineStyles.ts';

const formatting = 'b strong i em u s del ins sub sup mark small code span br wbr abbr cite q kbd';
const blocks = 'p div h1 h2 h3 h4 h5 h6 blockquote pre hr ul ol li dl dt dd figure figcaption';
const tables = 'table caption thead tbody tfoot tr th td';
const attributes =
  'href title rel target data-src alt width height controls start colspan rowspan data-style';

/** As the gateway cleans what is written, in `gateway/clean-html.ts`. */
const allowed = {
  ALLOWED_TAGS: `${formatting} ${blocks} ${tables} a img video`.split(' '),
  ALLOWED_ATTR: attributes.split(' '),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  // The address of a picture is checked when it is shown.
  ADD_URI_SAFE_ATTR: ['data-style', 'data-src'],
  RETURN_DOM_FRAGMENT: true as const,
};

const allowedStyles = [
  'color',
  'background-color',
  'text-align',
  'font-size',
  'font-family',
] as const;

/** Writes HTML into an element, cleaned. What it answers takes its pictures out of memory again. */
export function showHtml(element: HTMLElement, html: string): () => void {
  const content = DOMPurify.sanitize(withoutSources(withoutInline(html)), allowed);
  for (const styled of content.querySelectorAll<HTMLElement>('[data-style]')) keepStyles(styled);
  for (const link of content.querySelectorAll('a')) link.rel = 'noopener noreferrer';
  const ends = [...content.querySelectorAll<HTMLImageElement | HTMLVideoElement>('img, video')].map(
    showMedia,
  );
  element.replaceChildren(content);
  return () => ends.forEach((end) => end?.());
}

/** Pictures of this site, or within the text. */
const OWN_SOURCE = /^(\/(?!\/)|data:image\/(?!svg))/i;

/** A browser asks for a picture that it has parsed once it stands in the page, even if its address is gone by then. */
const withoutSources = (html: string) =>
  html.replace(/(<(?:img|video)\b[^<>]*?\s)src(\s*=)/gi, '$1data-src$2');

/** One by one through the CSSOM: the content security policy refuses the attribute as it was written. */
function keepStyles(element: HTMLElement): void {
  const written = parsedStyles(element);
  element.removeAttribute('data-style');
  for (const name of allowedStyles) {
    const value = written.getPropertyValue(name);
    if (value && !/url|image|var/i.test(value)) element.style.setProperty(name, value);
  }
}

function showMedia(media: HTMLImageElement | HTMLVideoElement): (() => void) | undefined {
  const src = media.dataset.src ?? '';
  media.removeAttribute('data-src');
  if (isFileUrl(src)) return showFile(media, src);
  if (OWN_SOURCE.test(src)) {
    media.src = src;
    return undefined;
  }
  if (!src.startsWith('https:')) {
    media.remove();
    return undefined;
  }
  const link = document.createElement('a');
  link.href = src;
  link.rel = 'noopener noreferrer';
  link.target = '_blank';
  link.textContent = media.getAttribute('alt') || src;
  media.replaceWith(link);
  return undefined;
}
