import { Fragment, type ResolvedPos, type Schema, Slice } from '@tiptap/pm/model';

const EMPTY_LINES = /\n(?:[^\S\n]*\n)+/;

export function sliceOfText(text: string, place: ResolvedPos): Slice {
  const schema = place.doc.type.schema as Schema<'paragraph' | 'hardBreak'>;
  const lines = text.replaceAll(/\r\n?/g, '\n').replaceAll(/^\n+|\n+$/g, '');
  const paragraphs = lines.split(EMPTY_LINES).map((part) => {
    const content = part
      .split('\n')
      .flatMap((line, index) => [
        ...(index > 0 ? [schema.nodes.hardBreak.create()] : []),
        ...(line === '' ? [] : [schema.text(line, place.marks())]),
      ]);
    return schema.nodes.paragraph.create(null, content);
  });
  return Slice.maxOpen(Fragment.from(paragraphs));
}
