import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadCode } from '../loadCode.ts';
import { currentSettings, type Language, subscribeToSettings } from '../settings.ts';

/** The catalogues of the public screens. The addresses of all the others are no part of what those move. */
const publicCatalogues = import.meta.glob<{ texts: object }>('./*/{common,accounts}.ts');

/** Starts the texts, which follow the settings' language from then on. A namespace is the name of its file. */
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
      // Not `pt` besides `pt-BR`: there is none, and what looked for it would wait for this start to end.
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
