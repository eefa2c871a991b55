import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadCode } from '../loadCode.ts';
import { currentSettings, type Language, subscribeToSettings } from '../settings.ts';

/** Kept apart, so that public screens do not load the URLs of all others. */
const publicCatalogues = import.meta.glob<{ texts: object }>('./*/{common,accounts}.ts');

/** Follows the settings' language. A namespace is its file's name. */
export async function startTexts(language: Language): Promise<void> {
  if (i18next.isInitialized) return void (await i18next.changeLanguage(language));
  i18next.on('languageChanged', (changed) => {
    document.documentElement.lang = changed;
  });
  subscribeToSettings(() => {
    const { language: chosen } = currentSettings();
    if (chosen !== i18next.language) void i18next.changeLanguage(chosen);
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
}

async function readCatalogue(language: string, namespace: string): Promise<object> {
  const file = `./${language}/${namespace}.ts`;
  const load = publicCatalogues[file] ?? (await import('./pageTexts.ts')).catalogues[file];
  if (!load) throw new Error(`There is no catalogue ${language}/${namespace}`);
  return (await loadCode(load)).texts;
}
