import { useMutation } from '@apollo/client/react';
import { Button, FileButton, Group, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { notifyFinal, notifyProblem, notifyUnchanged } from '../../core/notify.tsx';
import { session, type User } from '../../core/session.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import { useNotifyUndoable } from '../../records/undo/useUndoable.ts';
import { UpdateProfileDocument } from './PersonalSection.generated.ts';
import { ProfileSection } from '../accounts/ProfileSection.tsx';
import { smallPicture } from './smallPicture.ts';
import { useOwnForm } from '../accounts/useOwnForm.ts';

export function PersonalSection({ user }: { user: User }) {
  const { t } = useTranslation(['profile', 'common']);
  const { save, removePicture } = useProfileChanges(user);
  const attempt = useAttempt();
  const { form, isSending, submit } = useOwnForm({ name: user.name }, async ({ name }) =>
    name === user.name ? void notifyUnchanged() : save({ name }),
  );
  async function choose(file: File | null) {
    if (!file) return;
    const avatar = await smallPicture(file).catch(() => undefined);
    if (avatar === undefined) notifyProblem(t('personal.unreadable'));
    else await attempt(save({ avatar }));
  }
  return (
    <ProfileSection title={t('personal.title')} text={t('personal.text')}>
      <Group>
        <PersonAvatar name={user.name} src={user.avatar} size="lg" />
        <FileButton accept="image/*" onChange={(file) => void choose(file)}>
          {(button) => (
            <Button {...button} variant="default" size="xs">
              {t('personal.choose')}
            </Button>
          )}
        </FileButton>
        {user.avatar ? (
          <Button variant="subtle" size="xs" onClick={() => void attempt(removePicture())}>
            {t('personal.remove')}
          </Button>
        ) : null}
        <Text size="sm" c="dimmed">
          {t(`common:roles.${user.role}`)}
        </Text>
      </Group>
      <form onSubmit={submit} noValidate>
        <Group align="flex-end">
          <TextInput
            flex={1}
            miw={200}
            label={t('personal.name')}
            autoComplete="name"
            {...form.getInputProps('name')}
          />
          <Button type="submit" loading={isSending}>
            {t('personal.save')}
          </Button>
        </Group>
      </form>
    </ProfileSection>
  );
}

function useProfileChanges({ avatar: picture }: User) {
  const { t } = useTranslation('profile');
  const offerUndo = useNotifyUndoable();
  const [updateProfile] = useMutation(UpdateProfileDocument);
  async function change(input: { name?: string; avatar?: string | null }) {
    const { data } = await updateProfile({ variables: { input } });
    const { name, avatar } = data!.updateProfile.account;
    session.changeUser({ name, avatar });
  }
  return {
    async save(input: { name: string } | { avatar: string }) {
      await change(input);
      notifyFinal(t('personal.saved'));
    },
    async removePicture() {
      await change({ avatar: null });
      offerUndo({
        message: t('personal.removed'),
        restore: () => change({ avatar: picture ?? null }),
      });
    },
  };
}
