import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadCode } from '../loadCode.ts';
import { currentSettings, type Language, subscribeToSettings } from '../settings.ts';
import { withNamespaces, type Part, type Words } from './parts.ts';

let words: Words | undefined;

/** Registers the files of all texts, which are beside the code that uses them. */
export const registerWords = (given: Words) => void (words = given);

const loaded = new Map<string, Promise<void>>();

/** Follows the settings' language. */
export async function startTexts(language: Language): Promise<void> {
  asked = language;
  if (!isFollowing) subscribeToSettings(followSettings);
  isFollowing = true;
  if (i18next.isInitialized) return void (await i18next.changeLanguage(language));
  i18next.on('languageChanged', (changed) => {
    document.documentElement.lang = changed;
  });
  await i18next
    .use({ type: 'backend', read: readCatalogue })
    .use(initReactI18next)
    .init({
      lng: language,
      // Otherwise `pt` would be loaded besides `pt-BR`; it does not exist, and the start would wait for it.
      load: 'currentOnly',
      ns: ['common'],
      defaultNS: 'common',
      fallbackLng: false,
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  sayNoneInPlural(i18next.services.pluralResolver as PluralResolver);
}

/** The last requested language, whose texts may still be loading. */
let asked: Language | undefined;
let isFollowing = false;

function followSettings(): void {
  const { language } = currentSettings();
  if (language === asked) return;
  asked = language;
  void i18next.changeLanguage(language);
}

interface PluralResolver {
  getSuffix: (language: string, count: number, options?: object) => string;
}

/** Uses the plural for zero: the rules of Unicode for Portuguese give "0 item"; people say "0 itens". */
function sayNoneInPlural(resolver: PluralResolver): void {
  const suffixOf = resolver.getSuffix.bind(resolver);
  resolver.getSuffix = (language, count, options) => suffixOf(language, count || 2, options);
}

/** Loads the texts of a part, by default in the current language; nothing waits for them afterwards. */
export async function loadTexts(part: Part, language = currentSettings().language): Promise<void> {
  await textsOf(language, part);
}

/** Loads the code of a page together with the texts of a part. */
export async function withTexts<Module>(code: Promise<Module>, part: Part): Promise<Module> {
  const [loaded] = await Promise.all([code, loadTexts(part)]);
  return loaded;
}

async function readCatalogue(language: Language, namespace: string): Promise<object> {
  await textsOf(language, words!.partOf(namespace));
  const texts = i18next.getResourceBundle(language, namespace) as object | undefined;
  if (!texts) throw new Error(`There is no catalogue ${language}/${namespace}`);
  return texts;
}

function textsOf(language: Language, part: Part): Promise<void> {
  const key = `${language} ${part}`;
  const texts = loaded.get(key) ?? readTexts(language, part);
  loaded.set(key, texts);
  texts.catch(() => loaded.delete(key));
  return texts;
}

async function readTexts(language: Language, part: Part): Promise<void> {
  const { texts } = await loadCode(words!.files[language][part]);
  for (const [namespace, each] of withNamespaces(texts)) {
    i18next.addResourceBundle(language, namespace, each, true);
  }
}
