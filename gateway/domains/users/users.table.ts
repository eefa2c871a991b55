import type { Page } from '../../store/paging.ts';
import type { RecordKind } from '../../store/records.ts';

export interface UserRow {
  id: string;
  /** Running number, from 1. */
  index: number;
  /** A UUID in lower case. */
  guid: string;
  isActive: 0 | 1;
  balanceCents: number;
  /** In years; 0 when it is not known. */
  age: number;
  name: string;
  gender: Gender;
  company: string;
  email: string;
  phone: string;
  address: string;
  /** Day of birth, as its midnight in UTC. */
  bd: string | null;
  imgUrl: string | null;
  version: number;
  /** The name and the company folded for sorting; see `folded`. */
  nameKey: string;
  companyKey: string;
  /** Name, company, e-mail and telephone number, folded for finding. */
  searchText: string;
}

export const userRecord: RecordKind = { kind: 'User', table: 'users', title: 'name' };

export type UserPage = Page<UserRow>;

export type Gender = 'female' | 'male' | 'other';

declare module '../../store/database.ts' {
  interface Database {
    users: UserRow;
  }
}
