import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../app/notify.tsx';
import { evictLists } from '../../components/cachedLists.ts';
import { useOpenRecord } from '../../components/openRecord.ts';
import { CreateUserDocument } from './UserForm.generated.ts';
import { UserForm } from './UserForm.tsx';
import { userInput, type UserValues, useUserForm } from './useUserForm.ts';

export function NewUser() {
  const { t } = useTranslation('users');
  const { open, close } = useOpenRecord('user', 'edit');
  const record = useUserForm({ name: 'new User', save, leave: ({ id }) => open(id) });
  const [create] = useMutation(CreateUserDocument, {
    update: (cache) => evictLists(cache, 'users'),
  });

  async function save(values: UserValues) {
    const { data } = await create({ variables: { input: userInput(values) } });
    const made = data!.createUser.user;
    notify(t('created', { name: made.name }));
    return made;
  }

  return <UserForm record={record} submitLabel={t('create')} cancel={close} />;
}
