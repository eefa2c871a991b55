import { expect, it } from 'vitest';
import { bareForms } from './bare-forms.rules.ts';

it.each([
  ['PHONE', '(71) 99607‑0000', '71996070000'],
  ['PHONE', '+55 071 99607–0000', '71996070000'],
  ['PHONE', '\u202a+55 71 3333−4444\u202c', '7133334444'],
  ['PHONE', '+351 912 345 678', '+351912345678'],
  ['CEP', '50030‑230', '50030230'],
  ['CEP', '５００３０-230', '50030230'],
  ['TAX_ID', '11.222.333/0001‑81', '11222333000181'],
])('keeps a %s pasted as %j as %j', (format, text, bare) => {
  expect(bareForms[format]!(text)).toBe(bare);
});
