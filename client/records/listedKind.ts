import type { Group } from '../core/roles.ts';

export interface ListedKind {
  kind: string;
  many: string;
  noun: string;
  nouns: string;
  read: Group;
  /** The group that may create one; left out where none are created by themselves. */
  create?: Group;
}
