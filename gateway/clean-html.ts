import sanitizeHtml, { type IOptions } from 'sanitize-html';

/** In characters. The time that cleaning takes grows with the square of what is nested: 0.2 s for the worst. */
export const LONGEST_HTML = 100_000;

const MOST_NESTED = 100;

const formatting = 'b strong i em u s del ins sub sup mark small code span br wbr abbr cite q kbd';
const blocks = 'p div h1 h2 h3 h4 h5 h6 blockquote pre hr ul ol li dl dt dd figure figcaption';
const tables = 'table caption thead tbody tfoot tr th td';

const COLOR =
  /^(#[0-9a-f]{3,8}|[a-z]{3,20}|rgba?\([\d\s.,%]{5,40}\)|hsla?\([\d\s.,%deg]{5,40}\))$/i;

/** Pictures of this site, by https or within the text. */
const IMAGE_SOURCE = /^(https:\/\/|\/(?!\/)|data:image\/)/i;

/** What people can do in the rich-text editor, and nothing else. */
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

/** HTML that someone wrote, without what could run, load or style anything else. Twice equals once. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, allowed);
