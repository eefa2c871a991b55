import type { Language } from '../settings.ts';

/**
 * A part whose words are loaded together: those of the public screens, the guide, the galleries, the settings, the
 * shop, and all others.
 */
export type Part = 'start' | 'guide' | 'gallery' | 'settings' | 'shop' | 'app';

export type Files = Record<string, object>;

export interface Words {
  /** A file each. */
  files: Record<Language, Record<Part, () => Promise<{ texts: Files }>>>;
  partOf: (namespace: string) => Part;
}

/** Returns texts by namespace, which is the name of their file, or of the feature whose words they are. */
export const byNamespace = (texts: Files): Map<string, object> =>
  new Map(Object.entries(texts).map(([file, each]) => [/([^/.]+)[^/]*$/.exec(file)![1]!, each]));
