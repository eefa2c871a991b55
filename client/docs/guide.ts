import type { Language } from '../app/settings.ts';

export type GuideSection = 'user' | 'developer' | 'operator' | 'project';

export interface GuideHeading {
  /** The same in every language, so that a link to it holds in each. */
  id: string;
  text: string;
  level: number;
}

/** A page of the guide, rendered when the client was built. */
export interface GuidePage {
  /** Where it stands below `/docs/`. */
  slug: string;
  section: GuideSection;
  title: string;
  /** English where there is no translation. */
  language: Language;
  html: string;
  headings: GuideHeading[];
}

/** What stands under one heading, for finding. */
export interface GuidePassage {
  slug: string;
  pageTitle: string;
  /** Empty for what stands before the first heading below the title. */
  headingId: string;
  heading: string;
  text: string;
}

export interface GuideIndex {
  passages: GuidePassage[];
  /** Each folded word with the passages that have it: place, weight, place, weight, and so on. */
  words: Record<string, number[]>;
}
