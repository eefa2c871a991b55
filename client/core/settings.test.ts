import { expect, it } from 'vitest';
import { languageOf } from './settings.ts';

it.each([
  [['pt-PT', 'en'], 'pt-BR'],
  [['pt'], 'pt-BR'],
  [['de-DE', 'pt-BR', 'en'], 'pt-BR'],
  [['en-GB', 'pt-BR'], 'en'],
  [['de-DE'], 'en'],
  [[], 'en'],
] as const)('a browser that wants %s reads %s', (wanted, language) => {
  expect(languageOf(wanted)).toBe(language);
});
