import { mergeAttributes, Node } from '@tiptap/core';
import { showMedia } from './Picture.ts';

/** A video of this product, with the browser's own controls. Players of other sites would need their scripts. */
export const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,

  addAttributes: () => ({ src: { default: null } }),

  parseHTML: () => [{ tag: 'video[src]' }],

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
