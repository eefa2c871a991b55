import i18next from 'i18next';
import { expect, it, vi } from 'vitest';
import { changeSettings } from '../settings.ts';
import { startTexts } from './texts.ts';

it.each([
  ['en', 'pt-BR'],
  ['pt-BR', 'en'],
] as const)('whoever takes a change of %s back at once stays with it', async (first, other) => {
  changeSettings({ language: first });
  await startTexts(first);
  const asked = vi.spyOn(i18next, 'changeLanguage');
  // The words of a language are on their way.
  asked.mockImplementation(() => new Promise(() => undefined));
  changeSettings({ language: other });
  changeSettings({ language: first });
  expect(asked.mock.calls).toEqual([[other], [first]]);
});
