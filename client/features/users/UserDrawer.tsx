import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useIsInGroup } from '../../app/roles.ts';
import { useOpenRecord } from '../../components/openRecord.ts';
import { SideDrawer } from '../../components/SideDrawer.tsx';
import { EditUser } from './EditUser.tsx';
import { NewUser } from './NewUser.tsx';
import { UserProfile } from './UserProfile.tsx';

export function UserDrawer() {
  const { t } = useTranslation('users');
  const [parameters] = useSearchParams();
  const mayChange = useIsInGroup('admin');
  const { id, close } = useOpenRecord('user', 'edit');
  const isNew = id === 'new' && mayChange;
  const isEditing = parameters.has('edit') && mayChange;
  return (
    <SideDrawer
      opened={id !== undefined}
      onClose={close}
      title={isNew ? t('new') : isEditing ? t('edit') : t('profile')}
    >
      {isNew ? <NewUser /> : null}
      {id && isEditing && !isNew ? <EditUser key={id} id={id} /> : null}
      {id && !isEditing && !isNew ? <UserProfile key={id} id={id} /> : null}
    </SideDrawer>
  );
}
