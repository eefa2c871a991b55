import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const wordsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.words.pt-BR.ts'))
    .map(async (path) => ((await import(join(folder, path))) as { texts: object }).texts);
const catalogues = await Promise.all(
  ['client', 'schema'].flatMap((room) => wordsIn(join(import.meta.dirname, '../..', room))),
);
const patterns = catalogues.flatMap(textsIn).flatMap(piecesOf).map(patternOf);

/** Names that examples show, and words of the theme and of CSS; a name has no translation. */
const NAMES = new Set([
  ...['Campinas', 'Santos', 'São Paulo', 'Padaria Três Irmãs'],
  ...['Bazar da Praça', 'Livraria Jatobá', 'Café Serra Azul', 'Ateliê Mandacaru'],
  ...['Queijo coalho', 'Café em grãos'],
  ...['petrol', 'amber', 'blue', 'teal', 'red', 'gray'],
  ...['xs', 'sm', 'md', 'lg', 'xl', 'block', 'inline-block', 'flex', 'none'],
  ...['row', 'row-reverse', 'column'],
]);

/** Texts that are alike in both languages: initials, measures, names of files, and tax ids as they are written. */
const ALIKE = [
  /^\p{Lu}{1,3}$/u,
  /^[\d.,\s×-]*(px|rem|em|bytes?|[KM]B|%|km|min|h|d|mon|y)?$/,
  /^[\dA-Z]{2}(\.[\dA-Z]{3}){2}\/[\dA-Z]{4}-\d\d$/,
  /^[\w-]+\.(svg|png|jpg|mp4|pdf|csv|txt|tsx?|graphql|module\.css)$/,
];

/** Words that come of writing a date or an amount in Portuguese. */
const months = (style: 'long' | 'short') =>
  Array.from({ length: 12 }, (_, month) => named(new Date(2026, month, 1), { month: style }));
const weekdays = (style: 'long' | 'short' | 'narrow') =>
  Array.from({ length: 7 }, (_, day) => named(new Date(2026, 0, 4 + day), { weekday: style }));
const wordsOfDates = new Set([
  ...['de', 'às', 'mi', 'mil', 'retaguarda'],
  ...['long', 'short'].flatMap((style) => months(style as 'long')),
  ...['long', 'short', 'narrow'].flatMap((style) => weekdays(style as 'long')),
]);

/** Returns the texts in everything that the gateway answers to a page from now on. */
export function answeredTexts(page: Page): Set<string> {
  const texts = new Set<string>();
  page.on('response', async (response) => {
    if (!response.headers()['content-type']?.includes('json')) return;
    const body: unknown = await response.json().catch(() => undefined);
    for (const text of textsIn(body)) texts.add(plain(text));
  });
  return texts;
}

/** Returns the texts of a page in Portuguese that are neither in the catalogues, their places filled, nor in the gateway's data. */
export async function foreignTexts(page: Page, answered: Set<string>): Promise<string[]> {
  const data = [...answered].join('\n');
  const texts = await page.evaluate(readTexts);
  const isFilled = (text: string) => !text.includes('{{');
  const isKnown = (text: string) =>
    isNoWord(text) ||
    data.includes(text) ||
    (isFilled(text) && patterns.some((pattern) => pattern.test(text)));
  return [...new Set(texts.map(plain))].filter(
    (text) => !isKnown(text) && !text.split(/ [·–] |, /).every(isKnown),
  );
}

/** Runs in the page: all that a person reads or hears there but source code. */
function readTexts(): string[] {
  const skipped = 'script, style, pre, code, [translate="no"], [contenteditable="true"]';
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (!walker.currentNode.parentElement?.closest(skipped)) {
      texts.push(walker.currentNode.textContent ?? '');
    }
  }
  for (const attribute of ['aria-label', 'placeholder', 'title', 'alt']) {
    for (const element of document.querySelectorAll(`[${attribute}]`)) {
      const isRead = !element.closest(`${skipped}, [aria-hidden="true"]`);
      if (isRead) texts.push(element.getAttribute(attribute) ?? '');
    }
  }
  return texts;
}

/** Tells whether a text is an amount, a date, initials, or a name that is the same in every language. */
function isNoWord(text: string): boolean {
  if (NAMES.has(text) || ALIKE.some((pattern) => pattern.test(text))) return true;
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.every((word) => word.length === 1 || wordsOfDates.has(word.toLowerCase()));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Returns the pieces in which a text with marks stands on the page. */
function piecesOf(text: string): string[] {
  return [text, ...text.split(/<[^>]+>/)].filter((piece) => piece.trim() !== '');
}

/** Matches a text as it stands on the page, its places filled; the product's name follows in the browser tab. */
function patternOf(text: string): RegExp {
  const parts = plain(text)
    .split(/\{\{[^}]+\}\}|<\/?\w+\s?\/?>/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}( · Retaguarda)?$`, 's');
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function named(date: Date, part: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('pt-BR', part).format(date).replace('.', '');
}
