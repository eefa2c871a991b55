import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordStep } from '../accounts/PasswordStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { RenewRecoveryCodesDocument } from './SecondFactorSection.generated.ts';

export function NewRecoveryCodes({ close }: { close: () => void }) {
  const { t } = useTranslation('profile');
  const [renew] = useMutation(RenewRecoveryCodesDocument, { refetchQueries: ['ProfilePage'] });
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} done={close} label={t('keys.done')} />;
  return (
    <PasswordStep
      text={t('secondFactor.renewText')}
      label={t('secondFactor.renew')}
      send={async (input) => {
        const { data } = await renew({ variables: { input } });
        setCodes(data!.renewRecoveryCodes.recoveryCodes);
      }}
    />
  );
}
