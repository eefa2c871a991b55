import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../app/notify.tsx';
import { evictLists } from '../../components/cachedLists.ts';
import { useOpenRecord } from '../../components/openRecord.ts';
import { PendingRecord } from '../../components/PendingRecord.tsx';
import { type Fresh, useFormQuery } from '../../components/record-form/formQuery.ts';
import { EditUserDocument } from './EditUser.generated.ts';
import { UpdateUserDocument, type UserForm_UserFragment } from './UserForm.generated.ts';
import { UserForm } from './UserForm.tsx';
import { userInput, type UserValues, useUserForm } from './useUserForm.ts';

export function EditUser({ id }: { id: string }) {
  const { t } = useTranslation('users');
  const query = useFormQuery(EditUserDocument, { id });
  if (query.data?.user) return <EditUserForm user={query.data.user} />;
  return <PendingRecord query={query} notFound={t('notFound')} />;
}

function EditUserForm({ user }: { user: Fresh<UserForm_UserFragment> }) {
  const { t } = useTranslation(['users', 'common']);
  const { open } = useOpenRecord('user', 'edit');
  const record = useUserForm({
    name: `User ${user.id}`,
    stored: user,
    save,
    leave: () => open(user.id),
  });
  const [update] = useMutation(UpdateUserDocument, {
    update: (cache) => evictLists(cache, 'users'),
  });

  async function save(values: UserValues, { version }: UserForm_UserFragment = user) {
    const input = { id: user.id, version, ...userInput(values) };
    const { data } = await update({ variables: { input } });
    notify(t('saved', { name: values.name }));
    return data?.updateUser.user;
  }

  return <UserForm record={record} submitLabel={t('common:save')} cancel={() => open(user.id)} />;
}
