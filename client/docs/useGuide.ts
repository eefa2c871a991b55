import { use } from 'react';
import { type Language, useSettings } from '../core/settings.ts';
import type { GuideIndex, GuidePage } from './guide.ts';

const guides: Record<Language, () => Promise<{ pages: GuidePage[] }>> = {
  en: () => import('virtual:guide/en'),
  'pt-BR': () => import('virtual:guide/pt-BR'),
};

const indexes: Record<Language, () => Promise<{ index: GuideIndex }>> = {
  en: () => import('virtual:guide-index/en'),
  'pt-BR': () => import('virtual:guide-index/pt-BR'),
};

const loaded: Partial<Record<Language, Promise<{ pages: GuidePage[] }>>> = {};

/** Returns the guide in the chosen language; suspends while loading. */
export function useGuide(): GuidePage[] {
  const { language } = useSettings();
  return use(guideIn(language)).pages;
}

const guideIn = (language: Language) => (loaded[language] ??= guides[language]());

export const loadIndex = async (language: Language) => (await indexes[language]()).index;

export const addressOf = (slug: string, headingId = '') =>
  `/docs/${slug}${headingId && `#${headingId}`}`;
