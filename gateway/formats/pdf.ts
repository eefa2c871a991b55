import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import { type FontFiles, type FontOf, LEFT_OUT, loadFonts, runsOf } from './pdf-text.ts';

const require = createRequire(import.meta.url);
const faces = { normal: 'Regular', bold: 'Medium', italics: 'Italic', bolditalics: 'MediumItalic' };

/** Returns a PDF with its fonts, and reads only their files. `note` follows a text with characters that none has. */
export async function pdfOf(document: TDocumentDefinitions, note = ''): Promise<Buffer> {
  const { files, fontOf } = await loadFonts();
  const maker = await pdfMaker(files);
  const content = inFonts(document.content, fontOf);
  const isWhole = !JSON.stringify(content).includes(LEFT_OUT);
  const noted: Content = isWhole ? content : [content, { text: note, margin: [0, 12, 0, 0] }];
  return maker.createPdf({ ...document, content: noted }).getBuffer();
}

function inFonts<Part>(part: Part, fontOf: FontOf): Part {
  if (typeof part === 'string') {
    const runs = runsOf(part, fontOf);
    const isPlain = runs.every(({ font }) => font === undefined);
    return (isPlain ? runs.map(({ text }) => text).join('') : { text: runs }) as Part;
  }
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((each: unknown) => inFonts(each, fontOf)) as Part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]: [string, unknown]) => [
      name,
      names.has(name) ? value : inFonts(value, fontOf),
    ]),
  ) as Part;
}

/** Names of the properties that are no text to be shown. */
const names: ReadonlySet<string> = new Set(['image', 'qr', 'svg', 'color', 'alignment', 'width']);

let made: ReturnType<typeof loadMaker> | undefined;

/** Returns pdfmake, which is loaded with the first PDF, because most gateways start without making one. */
function pdfMaker(files: FontFiles) {
  made ??= loadMaker(files);
  return made;
}

/** The property of pdfmake that its types leave out. */
interface WithFiles {
  virtualfs: { writeFileSync: (name: string, file: Buffer) => void };
}

async function loadMaker(others: FontFiles) {
  const { default: maker } = await import('pdfmake');
  const roboto = Object.entries(faces).map(([face, file]): [string, string] => [
    face,
    require.resolve(`pdfmake/fonts/Roboto/Roboto-${file}.ttf`),
  ]);
  const folder = dirname(roboto[0]![1]);
  // The other fonts have one face each.
  const inAllFaces = (file: string) =>
    Object.fromEntries(Object.keys(faces).map((face) => [face, file]));
  const { virtualfs } = maker as unknown as WithFiles;
  for (const [name, file] of others) virtualfs.writeFileSync(name, file);
  maker.setFonts({
    Roboto: Object.fromEntries(roboto),
    ...Object.fromEntries([...others.keys()].map((name) => [name, inAllFaces(name)])),
  });
  maker.setUrlAccessPolicy(() => false);
  maker.setLocalAccessPolicy((path) => dirname(path) === folder);
  return maker;
}
