import { expect, it, test } from 'vitest';
import { fitted, linesIn } from './pastedTodos.ts';

test.each([
  ['- Pão\r\n- Leite\r\n\r\n', ['Pão', 'Leite']],
  ['Pão\rLeite\rCafé', ['Pão', 'Leite', 'Café']],
  ['1. Pão\n2. Leite\n\n10) Café', ['Pão', 'Leite', 'Café']],
  ['- [ ] Pão\n- [x] Leite\n☐ Café', ['Pão', 'Leite', 'Café']],
  ['•\tPão\n · Leite\n– Café', ['Pão', 'Leite', 'Café']],
  ['2. via da fatura\nPão', ['2. via da fatura', 'Pão']],
  ['-5 graus no freezer\n+55 71 99999-0000', ['-5 graus no freezer', '+55 71 99999-0000']],
  [' \n\n', []],
])('%j', (text, lines) => {
  expect(linesIn(text)).toEqual(lines);
});

it('cuts a long line at a word, and keeps it whole in the note', () => {
  const long = 'Conferir o estoque da filial '.repeat(10).trim();
  const { title, note } = fitted(long);
  expect([...title].length).toBeLessThanOrEqual(200);
  expect(title).toMatch(/(filial|da|do|o|estoque|Conferir)…$/);
  expect(note).toBe(long);
  expect(fitted('🍞'.repeat(200))).toEqual({ title: '🍞'.repeat(200) });
});
