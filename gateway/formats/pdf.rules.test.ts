import { expect, it } from 'vitest';
import { pdfText } from '../testing/pdf-text.ts';
import { pdfOf } from './pdf.ts';

const written = async (text: string) =>
  pdfText(
    await pdfOf(
      { content: [{ stack: [{ text }] }], defaultStyle: { font: 'Roboto' } },
      'Some characters are left out.',
    ),
  );

it.each([
  ['A → B ← C ↔ D ⇒ E', 'A \u2011> B <\u2011 C <\u2011> D => E'],
  ['✓ ✔ ✗ ✘', '√ √ × ×'],
  ['★★★☆☆', '*****'],
  ['1\u202f234,00', '1\u00a0234,00'],
  ['Café – 10 m² ≥ 3 × 4', 'Café – 10 m² ≥ 3 × 4'],
])('writes %j as %j, which the font has', async (text, shown) => {
  expect(await written(text)).toEqual([shown]);
});

it.each(['株式会社 東京ラーメン', 'カタカナとひらがな', 'ร้านอาหารไทย', 'Café 東京, Recife'])(
  'writes %j in a font that has it',
  async (text) => expect((await written(text)).join('')).toBe(text),
);

it.each([
  ['Pizza 🍕🍕 grande', 'Pizza […] grande'],
  ['👨‍👩‍👧 Família', '[…] Família'],
  ['مطعم Recife', '[…] Recife'],
])('says what it leaves out of %j', async (text, shown) => {
  expect(await written(text)).toEqual([shown, 'Some characters are left out.']);
});
