import { expect, it } from 'vitest';
import { moneyWords } from './money.ts';

it.each([
  [0, { en: 'R$ 0.00', 'pt-BR': 'R$ 0,00' }],
  [74_70, { en: 'R$ 74.70', 'pt-BR': 'R$ 74,70' }],
  [-1_234_50, { en: '-R$ 1,234.50', 'pt-BR': '-R$ 1.234,50' }],
])('%i cents are written as the screen writes them', (cents, words) => {
  expect(moneyWords(cents, 'R$')).toEqual(words);
});
