import i18next from 'i18next';
import { useEffect, useMemo, useState } from 'react';
import { loadTexts } from '../../core/i18n/texts.ts';
import { languages, useSettings } from '../../core/settings.ts';

export type Words = (key: string, values?: Record<string, string>) => string;

/** Returns the other language's text of a key, and its names of a text of this one, once its texts are there. */
export function useOtherLanguage() {
  const { language } = useSettings();
  const other = languages.find((each) => each !== language)!;
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => {
    const isThere = () => setLoaded(other);
    const isLeftOut = () => setLoaded(undefined);
    const parts = ['app', 'guide'] as const;
    void Promise.all(parts.map((part) => loadTexts(part, other))).then(isThere, isLeftOut);
  }, [other]);
  const isThere = loaded === other;
  const names = useMemo(
    () => (isThere ? translations(language, other) : undefined),
    [isThere, language, other],
  );
  return {
    say: isThere ? (i18next.getFixedT(other, ['shell', 'showcase']) as Words) : undefined,
    namesOf: (text: string): readonly string[] => names?.get(text) ?? [],
  };
}

/** Returns the names of each text in the other language: one text can stand at several keys. */
function translations(language: string, other: string): Map<string, string[]> {
  const names = new Map<string, string[]>();
  const [own, others] = [language, other].map(
    (each) => new Map(textsOf(i18next.getDataByLanguage(each))),
  );
  for (const [key, text] of own!) {
    const name = others!.get(key);
    if (name !== undefined) names.set(text, [...(names.get(text) ?? []), name]);
  }
  return names;
}

function textsOf(texts: unknown, above = ''): [key: string, text: string][] {
  if (typeof texts === 'string') return [[above, texts]];
  return Object.entries(texts ?? {}).flatMap(([key, each]) => textsOf(each, `${above}.${key}`));
}
