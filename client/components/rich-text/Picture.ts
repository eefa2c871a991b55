import { Image } from '@tiptap/extension-image';
import { isFileUrl, showFile } from '../upload/showFile.ts';

/** A picture; one that was uploaded is shown from memory, and its address stays in the HTML. */
export const Picture = Image.extend({
  addAttributes() {
    return { ...this.parent?.(), src: heldSource };
  },

  parseHTML: () => [{ tag: 'img[src]' }, { tag: 'img[data-src]' }],

  addNodeView() {
    return ({ node }) => {
      const { src, alt, title } = node.attrs as Record<'src' | 'alt' | 'title', string | null>;
      const dom = document.createElement('img');
      dom.alt = alt ?? '';
      if (title) dom.title = title;
      const destroy = src ? showMedia(dom, src) : undefined;
      return { dom, ...(destroy && { destroy }) };
    };
  },
});

/**
 * The address of a picture or a video, under a name that loads nothing: when the editor goes, it shows its nodes for
 * a moment without their views. `htmlOf` gives it its own name back.
 */
export const heldSource = {
  default: null,
  parseHTML: (element: HTMLElement) =>
    element.getAttribute('src') ?? element.getAttribute('data-src'),
  renderHTML: ({ src }: Record<string, unknown>) => ({ 'data-src': src }),
};

/** What it answers lets go of it again. */
export function showMedia(dom: HTMLImageElement | HTMLVideoElement, src: string) {
  if (isFileUrl(src)) return showFile(dom, src);
  dom.src = src;
  return undefined;
}
