import { describe, expect, it } from 'vitest';
import { languages } from '../settings.ts';
import { catalogueFiles, catalogueTexts, keysSaidTwice } from '../../testing/catalogues.ts';

const translations = languages.filter((language) => language !== 'en');
const PLURAL = /_(zero|one|two|few|many|other)$/;

const withoutPlural = (key: string) => key.replace(PLURAL, '');
const keysOf = (language: string) =>
  [...new Set([...catalogueTexts(language).keys()].map(withoutPlural))].toSorted();
const placeholdersIn = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted();

describe.each(translations)('the catalogues in %s', (language) => {
  it('are the files that English has', () => {
    expect(catalogueFiles('en').length).toBeGreaterThan(3);
    expect(catalogueFiles(language)).toEqual(catalogueFiles('en'));
  });

  it('have the keys that English has', () => {
    expect(keysOf(language)).toEqual(keysOf('en'));
  });

  it('have in each text the placeholders that English has there', () => {
    const english = catalogueTexts('en');
    const placeholders = (key: string, text: string) => [key, ...placeholdersIn(text)];
    const own = [...catalogueTexts(language)].map(([key, text]) => placeholders(key, text));
    const asEnglish = [...catalogueTexts(language).keys()].map((key) =>
      placeholders(key, english.get(key) ?? english.get(`${withoutPlural(key)}_other`) ?? ''),
    );
    expect(own.filter(([, ...names]) => names.length > 0).length).toBeGreaterThan(5);
    expect(own).toEqual(asEnglish);
  });
});

describe('the English catalogues', () => {
  it('spell email and color as the specification does', () => {
    const others = [...catalogueTexts('en')].filter(([, text]) => /e-mail|colour/i.test(text));
    expect(others).toEqual([]);
  });
});

describe.each(languages)('the catalogues in %s', (language) => {
  it('have every plural form that the language knows, and no other', () => {
    const forms = new Map<string, string[]>();
    for (const key of catalogueTexts(language).keys()) {
      const form = PLURAL.exec(key)?.[1];
      if (form) forms.set(withoutPlural(key), [...(forms.get(withoutPlural(key)) ?? []), form]);
    }
    const known = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    expect(forms.size).toBeGreaterThan(0);
    for (const [key, has] of forms) expect([key, ...has.toSorted()]).toEqual([key, ...known]);
  });

  it('say each key in one file', () => {
    expect(keysSaidTwice(language)).toEqual([]);
  });

  it('have no empty text', () => {
    const empty = [...catalogueTexts(language)].filter(([, text]) => text.trim() === '');
    expect(empty).toEqual([]);
  });
});
