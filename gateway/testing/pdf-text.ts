import { inflateSync } from 'node:zlib';

interface Line {
  text: string;
  /** The distance from the left edge of the page, in points. */
  x: number;
}

export const pdfText = (pdf: Buffer): string[] => pdfLines(pdf).map(({ text }) => text);

/** Returns the lines in the order of the file, as pdfkit writes them. */
export function pdfLines(pdf: Buffer): Line[] {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, Map<number, string>>();
  for (const { head } of objects.values()) {
    for (const [, name, id] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id!)?.head ?? '')?.[1];
      if (unicode) fonts.set(name!, charactersOf(objects.get(unicode)?.stream ?? ''));
    }
  }
  return [...objects.values()].flatMap(({ stream }) => linesOf(stream, fonts));
}

/** Returns the objects by their numbers: the text before the stream, and the stream, inflated. */
function objectsOf(pdf: Buffer) {
  const text = pdf.toString('latin1');
  const found = [...text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)];
  return new Map(
    found.map(([, id, body = '']) => {
      const start = body.indexOf('stream\n');
      if (start < 0) return [id!, { head: body, stream: '' }];
      const head = body.slice(0, start);
      const bytes = Buffer.from(body.slice(start + 'stream\n'.length), 'latin1');
      const isFont = /\/Length1|\/FontFile|\/Subtype \/(?:CIDFontType0C|OpenType)/.test(head);
      const isPacked = head.includes('/FlateDecode');
      const stream = isFont || !isPacked ? bytes : inflateSync(bytes);
      return [id!, { head, stream: stream.toString('latin1') }];
    }),
  );
}

function charactersOf(unicodeMap: string): Map<number, string> {
  const characters = new Map<number, string>();
  const ranges = unicodeMap.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi);
  for (const [, first = '', , list = ''] of ranges) {
    [...list.matchAll(/<([0-9a-f]*)>/gi)].forEach(([, hex = ''], index) => {
      const units = hex.match(/.{4}/g)?.map((unit) => parseInt(unit, 16)) ?? [];
      characters.set(parseInt(first, 16) + index, String.fromCharCode(...units));
    });
  }
  return characters;
}

/** A line is written in pieces; a piece that another follows ends with a space. */
function linesOf(stream: string, fonts: ReadonlyMap<string, Map<number, string>>): Line[] {
  let font: Map<number, string> | undefined;
  let x = 0;
  const lines: Line[] = [];
  const written = /1 0 0 1 (\S+) \S+ Tm|\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g;
  for (const [, left, name, shown] of stream.matchAll(written)) {
    if (left) x = Number(left);
    if (name) font = fonts.get(name);
    if (shown === undefined) continue;
    const glyphs = [...shown.matchAll(/<([0-9a-f]*)>/gi)].flatMap(
      ([, hex = '']) => hex.match(/.{4}/g) ?? [],
    );
    const text = glyphs.map((glyph) => font?.get(parseInt(glyph, 16)) ?? '').join('');
    const last = lines.at(-1);
    if (last?.text.endsWith(' ')) last.text += text;
    else lines.push({ text, x });
  }
  return lines;
}
