import { expect, it } from 'vitest';
import { bytesIn, sizeText } from './byte-size.ts';

it.each([
  [0, '0 B'],
  [1_023, '1023 B'],
  [1_024, '1 KB'],
  [1_258_291, '1.2 MB'],
  [3 * 1_024 ** 3, '3 GB'],
  [2_048 * 1_024 ** 3, '2048 GB'],
])('writes %i bytes as %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));

it.each([
  ['1.2 MB', 1_258_291],
  ['1,2 mb', 1_258_291],
  [' 3KiB ', 3_072],
  ['12', 12],
  ['9 GB', 2 ** 31 - 1],
  ['large', 0],
  ['-1 KB', 0],
])('reads %s as %i bytes', (text, bytes) => expect(bytesIn(text)).toBe(bytes));
