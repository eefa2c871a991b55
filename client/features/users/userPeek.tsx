import { peekContent } from '../../records/list/peekContent.ts';
import { UserFacts } from './UserFacts.tsx';
import { UserPeekDocument } from './userPeek.generated.ts';

export const userPeek = peekContent(UserPeekDocument, ({ user }, declaration) =>
  user ? <UserFacts key={user.id} declaration={declaration} user={user} /> : null,
);
