import type { Language } from '../core/settings.ts';

export type GuideSection = 'user' | 'developer' | 'operator' | 'project';

export interface GuideHeading {
  /** The id, which is the same in every language, so that links work in each. */
  id: string;
  text: string;
  level: number;
}

/** A page that was rendered when the client was built. */
export interface GuidePage {
  /** The path below `/docs/`. */
  slug: string;
  section: GuideSection;
  title: string;
  /** The language of the text; English where there is no translation. */
  language: Language;
  html: string;
  headings: GuideHeading[];
}

export interface GuidePassage {
  slug: string;
  pageTitle: string;
  /** The heading's id; empty before the first heading. */
  headingId: string;
  heading: string;
  text: string;
}

export interface GuideIndex {
  passages: GuidePassage[];
  /** The passages of each folded word: passage, weight, passage, weight, and so on. */
  words: Record<string, number[]>;
}
