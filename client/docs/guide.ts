import type { Language } from '../core/settings.ts';

export type GuideSection = 'user' | 'developer' | 'operator' | 'project';

export interface GuideHeading {
  /** The same in every language, so that links work in each. */
  id: string;
  text: string;
  level: number;
}

/** Rendered when the client was built. */
export interface GuidePage {
  /** Path below `/docs/`. */
  slug: string;
  section: GuideSection;
  title: string;
  /** English without a translation. */
  language: Language;
  html: string;
  headings: GuideHeading[];
}

export interface GuidePassage {
  slug: string;
  pageTitle: string;
  /** Empty before the first heading. */
  headingId: string;
  heading: string;
  text: string;
}

export interface GuideIndex {
  passages: GuidePassage[];
  /** By folded word: passage, weight, passage, weight, and so on. */
  words: Record<string, number[]>;
}
