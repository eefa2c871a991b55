import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';

const require = createRequire(import.meta.url);
const faces = { normal: 'Regular', bold: 'Medium', italics: 'Italic', bolditalics: 'MediumItalic' };

/** Embeds Roboto; reads nothing but its files. */
export async function pdfOf(document: TDocumentDefinitions): Promise<Buffer> {
  const maker = await pdfMaker();
  return maker.createPdf({ ...document, content: inRoboto(document.content) }).getBuffer();
}

/** What stands for a character that Roboto lacks and would show as a box; a line does not break after U+2011. */
const nearest: Readonly<Record<string, string>> = {
  '→': '\u2011>',
  '←': '<\u2011',
  '↔': '<\u2011>',
  '⇒': '=>',
  '✓': '√',
  '✔': '√',
  '✗': '×',
  '✘': '×',
  '★': '*',
  '☆': '*',
  '\u202f': '\u00a0',
};
const LACKING = new RegExp(`[${Object.keys(nearest).join('')}]`, 'g');

function inRoboto<Part>(part: Part): Part {
  if (typeof part === 'string') return part.replace(LACKING, (each) => nearest[each]!) as Part;
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map(inRoboto) as Part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]: [string, unknown]) => [name, inRoboto(value)]),
  ) as Part;
}

let made: ReturnType<typeof loadMaker> | undefined;

/** Loaded with the first PDF: most gateways start without making one. */
function pdfMaker() {
  made ??= loadMaker();
  return made;
}

async function loadMaker() {
  const { default: maker } = await import('pdfmake');
  const files = Object.entries(faces).map(([face, file]): [string, string] => [
    face,
    require.resolve(`pdfmake/fonts/Roboto/Roboto-${file}.ttf`),
  ]);
  const folder = dirname(files[0]![1]);
  maker.setFonts({ Roboto: Object.fromEntries(files) });
  maker.setUrlAccessPolicy(() => false);
  maker.setLocalAccessPolicy((path) => dirname(path) === folder);
  return maker;
}
