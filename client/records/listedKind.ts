import type { Group } from '../core/roles.ts';

export interface ListedKind {
  kind: string;
  many: string;
  noun: string;
  nouns: string;
  read: Group;
  /** The group that can create a record; omitted when records are not created by themselves. */
  create?: Group;
}
