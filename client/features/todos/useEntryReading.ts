import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../core/settings.ts';
import { localToday } from '../../core/days.ts';
import { readEntry } from './readEntry.ts';

/** Reads what the typed line says; `keep` leaves words in the title until `forget` is called. */
export function useEntryReading(content: string) {
  const { i18n } = useTranslation();
  const [kept, setKept] = useState<readonly string[]>([]);
  const read = (text: string) =>
    readEntry(text, { language: i18n.language as Language, today: localToday(), kept });
  return {
    read,
    parts: read(content).parts,
    keep: (words: string) => setKept([...kept, words]),
    forget: () => setKept([]),
  };
}
