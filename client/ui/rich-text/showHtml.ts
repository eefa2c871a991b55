import DOMPurify from 'dompurify';
import { isFileUrl, showFile } from '../upload/showFile.ts';
import { parsedStyles, withoutInline } from './inlineStyles.ts';

const formatting = 'b strong i em u s del ins sub sup mark small code span br wbr abbr cite q kbd';
const blocks = 'p div h1 h2 h3 h4 h5 h6 blockquote pre hr ul ol li dl dt dd figure figcaption';
const tables = 'table caption thead tbody tfoot tr th td';
const attributes =
  'href title rel target data-src alt width height controls start colspan rowspan data-style';

/** The same as in `gateway/formats/clean-html.ts`. */
const allowed = {
  ALLOWED_TAGS: `${formatting} ${blocks} ${tables} a img video`.split(' '),
  ALLOWED_ATTR: attributes.split(' '),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  // Pictures' addresses are checked when shown.
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

/** Cleans the HTML. Returns a function that releases its pictures. */
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

/** Matches addresses on this site, or inline ones. */
const OWN_SOURCE = /^(\/(?!\/)|data:image\/(?!svg))/i;

/** A browser requests a parsed picture once it is in the page, even if its address was removed. */
const withoutSources = (html: string) =>
  html.replace(/(<(?:img|video)\b[^<>]*?\s)src(\s*=)/gi, '$1data-src$2');

/** Sets the styles through the CSSOM, because the content security policy refuses the attribute. */
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
