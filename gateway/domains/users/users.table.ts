import type { Page } from '../../store/paging.ts';

export interface UserRow {
  id: string;
  /** From 1. */
  index: number;
  /** A UUID in lower case. */
  guid: string;
  isActive: 0 | 1;
  balanceCents: number;
  /** Years; 0 when unknown. */
  age: number;
  name: string;
  gender: Gender;
  company: string;
  email: string;
  phone: string;
  address: string;
  /** Midnight in UTC. */
  bd: string | null;
  imgUrl: string | null;
  version: number;
  nameKey: string;
  companyKey: string;
  searchText: string;
}

export type UserPage = Page<UserRow>;

export type Gender = 'female' | 'male' | 'other';

declare module '../../store/database.ts' {
  interface Database {
    users: UserRow;
  }
}
