import { useMutation } from '@apollo/client/react';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyFinal, notifyProblem } from '../../core/notify.tsx';
import { AddPasskeyDocument, StartPasskeyDocument } from './Passkeys.generated.ts';
import { PasswordField } from '../accounts/PasswordField.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useOwnForm } from '../accounts/useOwnForm.ts';

export function NewPasskey({ close }: { close: () => void }) {
  const { t } = useTranslation('profile');
  const [codes, setCodes] = useState<readonly string[]>();
  const add = useAddPasskey();
  const { form, isSending, submit } = useOwnForm(
    { name: '', currentPassword: '' },
    async (entered) => {
      const added = await add(entered);
      if (!added) return;
      notifyFinal(t('passkeys.added', { name: entered.name.trim() }));
      if (added.recoveryCodes) setCodes(added.recoveryCodes);
      else close();
    },
  );
  if (codes) return <RecoveryCodes codes={codes} done={close} label={t('keys.done')} />;
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text size="sm">{t('passkeys.addText')}</Text>
        <TextInput
          label={t('passkeys.name')}
          description={t('passkeys.nameText')}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('name')}
        />
        <PasswordField
          label={t('signIn.current')}
          autoComplete="current-password"
          {...form.getInputProps('currentPassword')}
        />
        <Button type="submit" loading={isSending}>
          {t('secondFactor.next')}
        </Button>
      </Stack>
    </form>
  );
}

/** Resolves to undefined when the browser made none, as when one dismisses its dialog. */
function useAddPasskey() {
  const { t } = useTranslation('profile');
  const [startPasskey] = useMutation(StartPasskeyDocument);
  const [addPasskey] = useMutation(AddPasskeyDocument, { refetchQueries: ['ProfilePage'] });
  return async ({ name, currentPassword }: { name: string; currentPassword: string }) => {
    const { data } = await startPasskey({ variables: { input: { currentPassword } } });
    const options = JSON.parse(
      data!.startPasskey.options,
    ) as PublicKeyCredentialCreationOptionsJSON;
    const { startRegistration } = await import('@simplewebauthn/browser');
    const answer = await startRegistration({ optionsJSON: options }).catch((error: Error) => {
      const isThere = error.name === 'InvalidStateError';
      notifyProblem(t(isThere ? 'passkeys.alreadyThere' : 'passkeys.failed'));
      return undefined;
    });
    if (!answer) return undefined;
    const input = { name, response: JSON.stringify(answer) };
    return (await addPasskey({ variables: { input } })).data?.addPasskey;
  };
}
