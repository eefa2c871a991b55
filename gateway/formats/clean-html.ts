import sanitizeHtml, { type IOptions } from 'sanitize-html';

/** The most characters. Cleaning takes time by the square of the nesting: 0.2 s at worst. */
export const LONGEST_HTML = 100_000;

const MOST_NESTED = 100;

const formatting = 'b strong i em u s del ins sub sup mark small code span br wbr abbr cite q kbd';
const blocks = 'p div h1 h2 h3 h4 h5 h6 blockquote pre hr ul ol li dl dt dd figure figcaption';
const tables = 'table caption thead tbody tfoot tr th td';

const COLOR =
  /^(#[0-9a-f]{3,8}|[a-z]{3,20}|rgba?\([\d\s.,%]{5,40}\)|hsla?\([\d\s.,%deg]{5,40}\))$/i;

/** The sources that a picture may have: this site, https, or inline. */
const IMAGE_SOURCE = /^(https:\/\/|\/(?!\/)|data:image\/)/i;

/** The HTML that the rich-text editor can write. */
const allowed: IOptions = {
  allowedTags: [`${formatting} ${blocks} ${tables}`.split(' '), 'a', 'img', 'video'].flat(),
  allowedAttributes: {
    '*': ['style'],
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    video: ['src', 'controls', 'width', 'height'],
    ol: ['start'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedStyles: {
    '*': {
      color: [COLOR],
      'background-color': [COLOR],
      'text-align': [/^(left|right|center|justify)$/],
      'font-size': [/^\d{1,3}(\.\d{1,2})?(px|pt|em|rem|%)$/],
      'font-family': [/^[\w\s"',-]{1,100}$/],
    },
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'data'], video: ['https'] },
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  nonTextTags: 'script style noscript textarea option iframe object svg math title xmp'.split(' '),
  nestingLimit: MOST_NESTED,
  transformTags: {
    a: (tagName, { target, rel: _rel, ...attribs }) => ({
      tagName,
      attribs: {
        ...attribs,
        ...(target === '_blank' && { target }),
        rel: 'noopener noreferrer',
      },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !IMAGE_SOURCE.test(attribs.src ?? ''),
};

/** Returns the HTML without scripts, remote loading and styling; idempotent. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, allowed);
