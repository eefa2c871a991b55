import { useReadQuery } from '@apollo/client/react';
import { IconPencil, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { useIsInGroup } from '../../core/roles.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { RecordPage } from '../../records/page/RecordPage.tsx';
import type { RecordDeclaration } from '../../records/declaration.ts';
import { RecordMenu } from '../../records/page/RecordMenu.tsx';
import { RecordRelated } from '../../records/page/RecordRelated.tsx';
import { Timeline } from '../../records/timeline/Timeline.tsx';
import { useDeleteAction } from '../../records/page/useDeleteAction.ts';
import { pathsOf } from '../../records/resources.ts';
import { useActivateUser } from './useActivateUser.ts';
import { UserDetails } from './UserDetails.tsx';
import type { UserDetails_UserFragment } from './UserDetails.generated.ts';
import type { loader } from './UserPage.loader.ts';
import { UserStatusBadge } from './UserStatusBadge.tsx';

export function UserPage() {
  const { t } = useTranslation('users');
  const { declaration, record } = useLoaderData<typeof loader>();
  const { user } = useReadQuery(record).data;
  return (
    <RecordPage
      title={user?.name}
      badge={user ? <UserStatusBadge isActive={user.isActive} /> : null}
      list={{ name: t('title'), path: paths.users }}
      historyOf={user}
      actions={user ? <Actions declaration={declaration} user={user} /> : null}
      aside={
        user ? (
          <>
            <UserDetails key={user.id} declaration={declaration} user={user} />
            <RecordRelated declaration={declaration} id={user.id} />
          </>
        ) : null
      }
    >
      {user ? <Timeline kind="User" id={user.id} write={declaration.write} /> : null}
    </RecordPage>
  );
}

interface ActionsProps {
  declaration: RecordDeclaration;
  user: UserDetails_UserFragment;
}

function Actions({ declaration, user }: ActionsProps) {
  const { t } = useTranslation('users');
  const mayChange = useIsInGroup('admin');
  const activate = useActivateUser(user);
  const remove = useDeleteAction(declaration, user.id, { name: user.name });
  if (!mayChange) return null;
  return (
    <>
      <ActionButton
        label={t('edit')}
        icon={IconPencil}
        to={pathsOf('User').edit(user.id)}
        keyed="edit"
      />
      <RecordMenu
        actions={[
          {
            as: 'other',
            label: user.isActive ? t('deactivate') : t('activate'),
            icon: user.isActive ? IconUserOff : IconUserCheck,
            run: activate,
          },
          remove,
        ]}
      />
    </>
  );
}
