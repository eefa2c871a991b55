import { expect, it } from 'vitest';
import { pastedLines } from './pastedLines.ts';

it.each<[text: string, lines: object[]]>([
  ['', []],
  ['7', [{ line: 1, place: 0, text: '7' }]],
  [
    '7\r\n\r\n9\r\n',
    [
      { line: 1, place: 0, text: '7' },
      { line: 3, place: 2, text: '9' },
    ],
  ],
  ['Preço\n7', [{ line: 2, place: 0, text: '7' }]],
  ['SKU\tPreço\nA-1\t7,50', [{ line: 2, place: 0, sku: 'A-1', text: '7,50' }]],
  ['A-1\t\n', [{ line: 1, place: 0, sku: 'A-1', text: '' }]],
])('%j is %j', (text, lines) => {
  expect(pastedLines(text)).toEqual(lines);
});
