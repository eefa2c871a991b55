import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { notifyFinal } from '../../core/notify.tsx';
import { PlainDialog } from '../../ui/PlainDialog.tsx';
import { NewPasskey } from './NewPasskey.tsx';
import { type Passkeys_PasskeyFragment, RemovePasskeyDocument } from './Passkeys.generated.ts';
import { PasswordStep } from '../accounts/PasswordStep.tsx';
import { SignInRow } from '../accounts/SignInSection.tsx';

export function Passkeys({ passkeys }: { passkeys: readonly Passkeys_PasskeyFragment[] }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkeys_PasskeyFragment>();
  const stopAdding = () => setAdding(false);
  const keep = () => setRemoved(undefined);
  return (
    <>
      <SignInRow
        name={t('passkeys.title')}
        text={passkeys.length === 0 ? t('passkeys.none') : t('passkeys.text')}
      >
        <Button variant="default" size="xs" onClick={() => setAdding(true)}>
          {t('passkeys.add')}
        </Button>
      </SignInRow>
      {passkeys.map((passkey) => (
        <SignInRow
          key={passkey.id}
          name={passkey.name}
          text={
            passkey.seenAt
              ? t('passkeys.used', { day: format.day(passkey.seenAt) })
              : t('passkeys.made', { day: format.day(passkey.createdAt) })
          }
        >
          <Button
            variant="default"
            size="xs"
            aria-label={t('passkeys.removeOne', { name: passkey.name })}
            onClick={() => setRemoved(passkey)}
          >
            {t('passkeys.remove')}
          </Button>
        </SignInRow>
      ))}
      <PlainDialog isOpen={isAdding} onClose={stopAdding} title={t('passkeys.add')}>
        <NewPasskey close={stopAdding} />
      </PlainDialog>
      <PlainDialog isOpen={!!removed} onClose={keep} title={t('passkeys.removeTitle')}>
        {removed ? <RemovePasskey passkey={removed} close={keep} /> : null}
      </PlainDialog>
    </>
  );
}

interface RemoveProps {
  passkey: Passkeys_PasskeyFragment;
  close: () => void;
}

function RemovePasskey({ passkey: { id, name }, close }: RemoveProps) {
  const { t } = useTranslation('profile');
  const [remove] = useMutation(RemovePasskeyDocument, { refetchQueries: ['ProfilePage'] });
  return (
    <PasswordStep
      text={t('passkeys.removeText', { name })}
      label={t('passkeys.remove')}
      color="red"
      send={async ({ currentPassword }) => {
        await remove({ variables: { input: { id, currentPassword } } });
        notifyFinal(t('passkeys.removed', { name }));
        close();
      }}
    />
  );
}
