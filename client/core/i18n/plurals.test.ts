import i18next from 'i18next';
import { afterAll, expect, it } from 'vitest';
import { startTexts } from './texts.ts';

afterAll(() => startTexts('en'));

it.each([
  ['en', ['0 items', '1 item', '2 items']],
  ['pt-BR', ['0 itens', '1 item', '2 itens']],
] as const)('counts none in the plural in %s', async (language, counted) => {
  await startTexts(language);
  await i18next.loadNamespaces('carts');
  expect([0, 1, 2].map((count) => i18next.t('carts:things', { count }))).toEqual(counted);
});
