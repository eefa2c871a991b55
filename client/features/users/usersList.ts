import type { ReactNode } from 'react';
import type { PageInfo } from '../../components/ListPager.tsx';
import type { UserFacts_UserFragment } from './UsersPage.generated.ts';

/** What each view of the directory shows. */
export interface UsersList {
  users: UserFacts_UserFragment[];
  pageInfo: PageInfo;
  totalCount: number;
  empty: ReactNode;
}
