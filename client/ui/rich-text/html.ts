import { type Extensions, getSchema } from '@tiptap/core';
import { DOMParser as ContentParser, DOMSerializer } from '@tiptap/pm/model';
import type { Editor } from '@tiptap/react';
import { parsedStyles, withoutInline } from './inlineStyles.ts';

export function contentOf(html: string, extensions: Extensions): object {
  const { body } = new DOMParser().parseFromString(withoutInline(html), 'text/html');
  for (const styled of body.querySelectorAll<HTMLElement>('[data-style]')) {
    styled.style.cssText = parsedStyles(styled).cssText;
  }
  const parser = ContentParser.fromSchema(getSchema(extensions));
  // A draft may end in the space after its last word.
  return parser.parse(body, { preserveWhitespace: true }).toJSON() as object;
}

/** '' for no content. Rendered in a document that loads no pictures. */
export function htmlOf(editor: Editor): string {
  if (editor.isEmpty) return '';
  const inert = document.implementation.createHTMLDocument('');
  const serializer = DOMSerializer.fromSchema(editor.schema);
  inert.body.append(serializer.serializeFragment(editor.state.doc.content, { document: inert }));
  for (const media of inert.body.querySelectorAll('[data-src]')) {
    media.setAttribute('src', media.getAttribute('data-src') ?? '');
    media.removeAttribute('data-src');
  }
  return inert.body.innerHTML;
}
