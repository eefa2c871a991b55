import type { ShownList } from '../../records/list/ListTable.tsx';
import type { UsersTable_UserFragment } from './UsersPage.generated.ts';

export interface UsersList extends ShownList {
  users: UsersTable_UserFragment[];
}
