import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { sfntOf } from './woff.ts';

const require = createRequire(import.meta.url);

/** The fonts beside Roboto, in the order in which a character is looked for. */
const otherFonts = {
  Kosugi: '@fontsource/kosugi/files/kosugi-japanese-400-normal.woff',
  NotoSansThai: '@fontsource/noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff',
} as const;

export type OtherFont = keyof typeof otherFonts;
type FontName = OtherFont | 'Roboto';

export interface Run {
  text: string;
  font?: FontName;
}

/** The texts that stand for characters that Roboto lacks; a line does not break after U+2011. */
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

/** The text that stands for characters that no font has. */
export const LEFT_OUT = '[…]';

/** Matches characters that join or colour their neighbours and are never seen themselves. */
const UNSEEN = /[\u200b-\u200f]|\u2060|\ufe0e|\ufe0f/gu;

export type FontOf = (character: string) => FontName | undefined;

/** The files of fonts that PDFs embed, by name. */
export type FontFiles = ReadonlyMap<OtherFont, Buffer>;

interface Fonts {
  files: FontFiles;
  fontOf: FontOf;
}

let loaded: Promise<Fonts> | undefined;

/** Returns the fonts, which are loaded with the first PDF. */
export function loadFonts(): Promise<Fonts> {
  loaded ??= readFonts();
  return loaded;
}

async function readFonts(): Promise<Fonts> {
  const { create } = await import('fontkit');
  const codesOf = (file: Buffer) => new Set((create(file) as Font).characterSet);
  const names = Object.keys(otherFonts) as OtherFont[];
  const unpacked = names.map(
    async (name) => [name, sfntOf(await readFile(require.resolve(otherFonts[name])))] as const,
  );
  const files = new Map(await Promise.all(unpacked));
  const roboto = await readFile(require.resolve('pdfmake/fonts/Roboto/Roboto-Regular.ttf'));
  const has = [['Roboto', roboto] as const, ...files].map(
    ([name, file]) => [name, codesOf(file)] as const,
  );
  const fontOf = (character: string) =>
    has.find(([, codes]) => codes.has(character.codePointAt(0)!))?.[0];
  return { files, fontOf };
}

/** Returns the text in pieces of one font each; what no font has is `LEFT_OUT`. */
export function runsOf(text: string, fontOf: FontOf): Run[] {
  const runs: Run[] = [];
  for (const each of text.normalize('NFC').replace(UNSEEN, '')) {
    const written = nearest[each] ?? each;
    const isSpace = /\s/.test(each);
    const font = isSpace ? 'Roboto' : fontOf(written);
    const last = runs.at(-1);
    if (font === undefined) {
      if (last?.text.endsWith(LEFT_OUT)) continue;
      add(runs, LEFT_OUT, 'Roboto');
    } else add(runs, written, isSpace && last?.font ? last.font : font);
  }
  return runs;
}

function add(runs: Run[], text: string, font: FontName): void {
  const last = runs.at(-1);
  const isSame = last && (last.font ?? 'Roboto') === font;
  if (isSame) last.text += text;
  else runs.push(font === 'Roboto' ? { text } : { text, font });
}
