import { goToKeys, type KeyGroup, keyTable } from '../../core/keyTable.ts';
import { otherKeys } from './otherKeys.ts';

export interface KeyRow {
  /** The key of its words: in the catalogue `keys`, or of a page in the navigation. */
  words: string;
  keys: readonly string[];
  /** Whether the keys are pressed one after the other. */
  isSequence?: boolean;
  isForEditors?: boolean;
  /** The action of the table; other keys have none. */
  action?: string;
}

export interface KeyRows {
  group: KeyGroup | 'goTo';
  rows: readonly KeyRow[];
}

/** Returns what a key of one letter has on its cap; the others are named as they are. */
export const capOf = (key: string) => (key.length === 1 ? key.toUpperCase() : key);

/** Returns all keys by group, for the sheet and for the guide. */
export const allKeys = (): KeyRows[] => [
  ...(Object.keys(keyTable) as KeyGroup[]).map((group) => ({
    group,
    rows: [
      ...Object.entries(keyTable[group]).map(([action, key]: [string, string]) => ({
        words: `keys:${group}.${action}`,
        keys: [key],
        action,
      })),
      ...Object.entries(otherKeys[group]).map(([name, other]: [string, object]) => ({
        words: `keys:${group}.${name}`,
        ...(other as { keys: readonly string[] }),
      })),
    ],
  })),
  {
    group: 'goTo',
    rows: Object.entries(goToKeys).map(([page, key]) => ({
      words: `shell:navigation.${page}`,
      keys: [keyTable.everywhere.goTo, key],
      isSequence: true,
    })),
  },
];
