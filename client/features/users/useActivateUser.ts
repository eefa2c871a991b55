import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useAttempt } from '../../ui/useAttempt.ts';
import { useNotifyUndoable } from '../../records/undo/useUndoable.ts';
import { evictKinds } from '../../records/recordLists.ts';
import { ActivateUserDocument } from './ActivateUser.generated.ts';
import type { UserDetails_UserFragment } from './UserDetails.generated.ts';

export function useActivateUser(user: UserDetails_UserFragment) {
  const { t } = useTranslation('users');
  const attempt = useAttempt();
  const offerUndo = useNotifyUndoable();
  const [update] = useMutation(ActivateUserDocument, { update: evictKinds('User') });
  const { id, name } = user;
  const isActive = !user.isActive;

  return async () => {
    const answer = await attempt(
      update({
        variables: { input: { id, isActive } },
        // The cache identifies people by type.
        optimisticResponse: () => ({
          updateUser: { user: { ...{ __typename: 'User' }, ...user, isActive }, activityId: '' },
        }),
      }),
    );
    const activityId = answer?.data?.updateUser.activityId;
    if (activityId === undefined) return;
    offerUndo({ message: t(isActive ? 'activated' : 'deactivated', { name }), activityId });
  };
}
