import type { ShownList } from '../../components/ListTable.tsx';
import type { UserFacts_UserFragment } from './UsersPage.generated.ts';

export interface UsersList extends ShownList {
  users: UserFacts_UserFragment[];
}
