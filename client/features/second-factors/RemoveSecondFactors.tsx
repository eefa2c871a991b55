import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { notifyFinal } from '../../core/notify.tsx';
import { PasswordStep } from '../accounts/PasswordStep.tsx';
import { RemoveSecondFactorsDocument } from './SecondFactorSection.generated.ts';

export function RemoveSecondFactors({ close }: { close: () => void }) {
  const { t } = useTranslation('profile');
  const [remove] = useMutation(RemoveSecondFactorsDocument, { refetchQueries: ['ProfilePage'] });
  return (
    <PasswordStep
      text={t('secondFactor.removeText')}
      label={t('secondFactor.turnOff')}
      color="red"
      send={async (input) => {
        await remove({ variables: { input } });
        notifyFinal(t('secondFactor.isOff'));
        close();
      }}
    />
  );
}
