import type { Language } from '../settings.ts';

/**
 * A part whose texts are loaded together: the public screens, the guide, the galleries, the settings, the shop, and all
 * others.
 */
export type Part = 'start' | 'guide' | 'gallery' | 'settings' | 'shop' | 'app';

export type Files = Record<string, object>;

export interface Words {
  /** One file each. */
  files: Record<Language, Record<Part, () => Promise<{ texts: Files }>>>;
  partOf: (namespace: string) => Part;
}

/** Returns the texts of each file with its namespace: `records` for `records.words.en.ts` and `boards.records.words.en.ts`. */
export const withNamespaces = (texts: Files): [namespace: string, texts: object][] =>
  Object.entries(texts).map(([file, each]) => [/([^/.]+)\.words/.exec(file)![1]!, each]);
