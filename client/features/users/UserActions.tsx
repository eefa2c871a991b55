import { useMutation } from '@apollo/client/react';
import { Group } from '@mantine/core';
import { IconPencil, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../components/ActionButton.tsx';
import { removeRecords } from '../../records/recordLists.ts';
import { DeleteButton } from '../../components/DeleteButton.tsx';
import { useOpenRecord } from '../../components/openRecord.ts';
import { useAddressParams } from '../../components/useAddressParams.ts';
import { useShowProblem } from '../../components/useShowProblem.ts';
import { useUndoable } from '../../components/useUndoable.ts';
import {
  DeleteUserDocument,
  SetUserActiveDocument,
  type UserDetails_UserFragment,
} from './UserDetails.generated.ts';

export function UserActions({ user }: { user: UserDetails_UserFragment }) {
  const { t } = useTranslation('users');
  const [, change] = useAddressParams();
  const toggle = useToggleActive(user);
  const remove = useRemove(user);
  const ActiveIcon = user.isActive ? IconUserOff : IconUserCheck;
  return (
    <Group gap="sm">
      <ActionButton
        label={t('edit')}
        icon={IconPencil}
        onClick={() => change((next) => next.set('edit', '1'), { replace: false })}
      />
      <ActionButton
        label={user.isActive ? t('deactivate') : t('activate')}
        icon={ActiveIcon}
        variant="default"
        onClick={() => void toggle()}
      />
      <DeleteButton onDelete={remove} />
    </Group>
  );
}

function useToggleActive(user: UserDetails_UserFragment) {
  const showProblem = useShowProblem();
  const [update] = useMutation(SetUserActiveDocument);
  const isActive = !user.isActive;
  return () =>
    update({
      variables: { input: { id: user.id, isActive } },
      // The cache identifies people by type.
      optimisticResponse: () => ({
        updateUser: {
          __typename: 'UpdateUserPayload',
          user: { __typename: 'User', ...user, isActive },
        },
      }),
    }).catch(showProblem);
}

function useRemove({ id, name }: UserDetails_UserFragment) {
  const { t } = useTranslation('users');
  const { close, open } = useOpenRecord('user', 'edit');
  const offerUndo = useUndoable();
  const showProblem = useShowProblem();
  const [deleteUser] = useMutation(DeleteUserDocument, {
    optimisticResponse: {
      deleteUser: { id, activityId: '' },
    },
    update: (cache) => removeRecords(cache, 'User', [id]),
  });
  return async () => {
    close();
    try {
      const { data } = await deleteUser({ variables: { input: { id } } });
      const { activityId } = data!.deleteUser;
      offerUndo({ message: t('deleted', { name }), undone: t('restored', { name }), activityId });
    } catch (error) {
      showProblem(error);
      open(id);
    }
  };
}
