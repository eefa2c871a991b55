import i18next from 'i18next';
import { useEffect, useState } from 'react';
import { loadTexts } from '../../app/i18n/texts.ts';
import { languages, useSettings } from '../../app/settings.ts';

/** The names of pages as the other language has them, once its texts are there. */
export function useOtherLanguage() {
  const { language } = useSettings();
  const other = languages.find((each) => each !== language)!;
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => {
    const isThere = () => setLoaded(other);
    const isLeftOut = () => setLoaded(undefined);
    void loadTexts('app', other).then(isThere, isLeftOut);
  }, [other]);
  return loaded === other ? i18next.getFixedT(other, ['shell', 'showcase']) : undefined;
}
