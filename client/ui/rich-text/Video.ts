import { mergeAttributes, Node } from '@tiptap/core';
import { heldSource, showMedia } from './Picture.ts';

/** A node for uploaded videos only: other sites' players would need their scripts. */
export const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,

  addAttributes: () => ({ src: heldSource }),

  parseHTML: () => [{ tag: 'video[src]' }, { tag: 'video[data-src]' }],

  renderHTML: ({ HTMLAttributes }) => ['video', mergeAttributes(HTMLAttributes, { controls: '' })],

  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('video');
      dom.controls = true;
      const destroy = showMedia(dom, String(node.attrs.src));
      return { dom, ...(destroy && { destroy }) };
    };
  },
});
