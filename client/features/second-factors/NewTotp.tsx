import { useMutation } from '@apollo/client/react';
import { Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordStep } from '../accounts/PasswordStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ConfirmTotpDocument, StartTotpDocument } from './SecondFactorSection.generated.ts';
import { type TotpKey, TotpSetup } from './TotpSetup.tsx';
import { useOwnForm } from '../accounts/useOwnForm.ts';

export function NewTotp({ close }: { close: () => void }) {
  const { t } = useTranslation('profile');
  const [startTotp] = useMutation(StartTotpDocument);
  const [setup, setSetup] = useState<TotpKey>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} done={close} label={t('keys.done')} />;
  if (setup) return <FirstCode setup={setup} onDone={setCodes} />;
  return (
    <PasswordStep
      text={t('secondFactor.setUpText')}
      label={t('secondFactor.next')}
      send={async (input) => {
        const { data } = await startTotp({ variables: { input } });
        setSetup(data!.startTotp.setup);
      }}
    />
  );
}

interface FirstCodeProps {
  setup: TotpKey;
  onDone: (codes: readonly string[]) => void;
}

function FirstCode({ setup, onDone }: FirstCodeProps) {
  const { t } = useTranslation('accounts');
  const [confirmTotp] = useMutation(ConfirmTotpDocument, { refetchQueries: ['ProfilePage'] });
  const { form, isSending, submit } = useOwnForm({ code: '' }, async (input) => {
    const { data } = await confirmTotp({ variables: { input } });
    onDone(data!.confirmTotp.recoveryCodes);
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TotpSetup setup={setup} />
        <TextInput
          label={t('secondFactor.appCode')}
          autoComplete="one-time-code"
          inputMode="numeric"
          autoFocus
          {...form.getInputProps('code')}
        />
        <Button type="submit" loading={isSending}>
          {t('secondFactor.turnOn')}
        </Button>
      </Stack>
    </form>
  );
}
