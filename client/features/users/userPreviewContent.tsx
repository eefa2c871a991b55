import { previewContent } from '../../records/list/previewContent.ts';
import { UserDetails } from './UserDetails.tsx';
import { UserPreviewContentDocument } from './userPreviewContent.generated.ts';

export const userPreviewContent = previewContent(
  UserPreviewContentDocument,
  ({ user }, declaration) =>
    user ? <UserDetails key={user.id} declaration={declaration} user={user} /> : null,
);
