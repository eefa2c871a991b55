import { Image } from '@tiptap/extension-image';
import { isFileUrl, showFile } from '../upload/showFile.ts';

type Attributes = Record<'src' | 'alt' | 'title' | 'width' | 'height', string | null>;

/** Shows an upload from memory and keeps its URL in the HTML. */
export const Picture = Image.extend({
  addAttributes() {
    return { ...this.parent?.(), src: heldSource };
  },

  parseHTML: () => [{ tag: 'img[src]' }, { tag: 'img[data-src]' }],

  addNodeView() {
    return ({ node }) => {
      const { src, alt, title, ...size } = node.attrs as Attributes;
      const dom = document.createElement('img');
      dom.alt = alt ?? '';
      if (title) dom.title = title;
      // The browser keeps the room for them while they load.
      if (size.width) dom.width = Number(size.width);
      if (size.height) dom.height = Number(size.height);
      const destroy = src ? showMedia(dom, src) : undefined;
      return { dom, ...(destroy && { destroy }) };
    };
  },
});

/**
 * Holds a URL in an attribute that loads nothing, since the editor shows plain nodes when it is removed.
 * `htmlOf` renames it back.
 */
export const heldSource = {
  default: null,
  parseHTML: (element: HTMLElement) =>
    element.getAttribute('src') ?? element.getAttribute('data-src'),
  renderHTML: ({ src }: Record<string, unknown>) => ({ 'data-src': src }),
};

/** Shows a picture or video. Returns a function that releases it, for a stored file. */
export function showMedia(dom: HTMLImageElement | HTMLVideoElement, src: string) {
  if (isFileUrl(src)) return showFile(dom, src);
  dom.src = src;
  return undefined;
}
