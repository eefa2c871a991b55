import { useMutation } from '@apollo/client/react';
import { Alert, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../app/notify.tsx';
import { forgetLists } from '../../components/cachedLists.ts';
import { useOpenRecord } from '../../components/openRecord.ts';
import { UpdateUserDocument, type UserForm_UserFragment } from './UserForm.generated.ts';
import { UserForm } from './UserForm.tsx';
import {
  userInput,
  type UserValues,
  userValues,
  useShowUserRefusal,
  useUserForm,
} from './useUserForm.ts';

/** Changes a person from the version that was opened; a version from elsewhere never loses what was typed. */
export function EditUser({ user }: { user: UserForm_UserFragment }) {
  const { t } = useTranslation(['users', 'common']);
  const { open } = useOpenRecord('user', 'edit');
  const [base, setBase] = useState(user);
  const [theirs, setTheirs] = useState<UserForm_UserFragment>();
  const form = useUserForm(user);
  const showRefusal = useShowUserRefusal(form);
  const [update, { loading }] = useMutation(UpdateUserDocument, {
    update: (cache) => forgetLists(cache, 'users'),
  });

  async function save(values: UserValues, from = base) {
    const input = { id: user.id, version: from.version, ...userInput(values) };
    try {
      await update({ variables: { input } });
      notify(t('saved', { name: values.name }));
      open(user.id);
    } catch (error) {
      setTheirs(showRefusal(error));
    }
  }

  function showTheirs(version: UserForm_UserFragment) {
    setBase(version);
    setTheirs(undefined);
    form.setValues(userValues(version));
  }

  return (
    <>
      {theirs ? (
        <Alert color="amber" mb="lg" role="alert">
          <Text mb="sm">{t('conflict')}</Text>
          <Group>
            <Button variant="default" onClick={() => showTheirs(theirs)}>
              {t('loadTheirs')}
            </Button>
            <Button loading={loading} onClick={() => void save(form.getValues(), theirs)}>
              {t('saveMine')}
            </Button>
          </Group>
        </Alert>
      ) : null}
      <UserForm
        form={form}
        submitLabel={t('common:save')}
        isSaving={loading}
        onSubmit={(values) => void save(values)}
      >
        <Button variant="default" onClick={() => open(user.id)}>
          {t('common:cancel')}
        </Button>
      </UserForm>
    </>
  );
}
