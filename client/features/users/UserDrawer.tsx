import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useIsInGroup } from '../../app/roles.ts';
import { useOpenRecord } from '../../components/openRecord.ts';
import { PartLoader } from '../../components/PartLoader.tsx';
import { SideDrawer } from '../../components/SideDrawer.tsx';
import { UserProfile } from './UserProfile.tsx';

const UserForm = lazy(async () => ({ default: (await import('./UserForm.tsx')).UserForm }));

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
      <Suspense fallback={<PartLoader />}>
        {id && (isNew || isEditing) ? <UserForm key={id} id={isNew ? undefined : id} /> : null}
        {id && !isEditing && !isNew ? <UserProfile key={id} id={id} /> : null}
      </Suspense>
    </SideDrawer>
  );
}
