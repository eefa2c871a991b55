import { documentsOf } from '../../records/documents.ts';
import type { PeekContent } from '../../records/list/peekContent.ts';
import type { UserDetails_UserFragment } from './UserDetails.generated.ts';
import { UserPreview } from './UserPreview.tsx';

export const userPeek: PeekContent = {
  query: (declaration) => documentsOf(declaration).one,
  show(data, declaration) {
    const { user } = data as { user: UserDetails_UserFragment };
    return <UserPreview key={user.id} declaration={declaration} user={user} />;
  },
};
