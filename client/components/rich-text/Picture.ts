import { Image } from '@tiptap/extension-image';
import { isFileUrl, showFile } from '../upload/showFile.ts';

/** A picture; one that was uploaded is shown from memory, and its address stays in the HTML. */
export const Picture = Image.extend({
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

/** What it answers lets go of it again. */
export function showMedia(dom: HTMLImageElement | HTMLVideoElement, src: string) {
  if (isFileUrl(src)) return showFile(dom, src);
  dom.src = src;
  return undefined;
}
