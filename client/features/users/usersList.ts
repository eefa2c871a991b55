import type { RecordDeclaration } from '../../records/declaration.ts';
import type { ShownList } from '../../records/list/ListTable.tsx';
import type { UsersTable_UserFragment } from './UsersPage.generated.ts';

export interface UsersList extends ShownList {
  declaration: RecordDeclaration;
  users: UsersTable_UserFragment[];
}
