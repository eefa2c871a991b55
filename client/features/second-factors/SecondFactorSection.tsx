import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { PlainDialog } from '../../ui/PlainDialog.tsx';
import { NewRecoveryCodes } from './NewRecoveryCodes.tsx';
import { NewTotp } from './NewTotp.tsx';
import { Passkeys } from './Passkeys.tsx';
import { ProfileSection } from '../accounts/ProfileSection.tsx';
import { RemoveSecondFactors } from './RemoveSecondFactors.tsx';
import type { SecondFactorSection_SecondFactorsFragment } from './SecondFactorSection.generated.ts';
import { SignInRow } from '../accounts/SignInSection.tsx';
import styles from '../accounts/ProfileRows.module.css';

const dialogs = { setUp: NewTotp, renew: NewRecoveryCodes, remove: RemoveSecondFactors };

type Dialog = keyof typeof dialogs;

interface Props {
  secondFactors: SecondFactorSection_SecondFactorsFragment;
}

export function SecondFactorSection({ secondFactors }: Props) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const [opened, setOpened] = useState<Dialog>();
  const { totpSince, recoveryCodes, isRequired, passkeys } = secondFactors;
  const hasOne = Boolean(totpSince) || passkeys.length > 0;
  const close = () => setOpened(undefined);
  const Shown = opened && dialogs[opened];
  const open = (dialog: Dialog, label: string) => (
    <Button variant="default" size="xs" onClick={() => setOpened(dialog)}>
      {label}
    </Button>
  );
  return (
    <ProfileSection title={t('secondFactor.title')} text={t('secondFactor.text')}>
      <div className={styles.rows}>
        <SignInRow
          name={t('secondFactor.app')}
          text={
            totpSince
              ? t('secondFactor.since', { day: format.day(totpSince) })
              : t('secondFactor.none')
          }
        >
          {open('setUp', t(totpSince ? 'secondFactor.replace' : 'secondFactor.setUp'))}
        </SignInRow>
        <Passkeys passkeys={passkeys} />
        {hasOne ? (
          <SignInRow
            name={t('secondFactor.codes')}
            text={t('secondFactor.left', { count: recoveryCodes })}
          >
            {open('renew', t('secondFactor.renew'))}
          </SignInRow>
        ) : null}
      </div>
      {hasOne && !isRequired ? <Group>{open('remove', t('secondFactor.turnOff'))}</Group> : null}
      <PlainDialog
        isOpen={opened !== undefined}
        onClose={close}
        title={opened ? t(`secondFactor.${opened}Title`) : ''}
      >
        {Shown ? <Shown close={close} /> : null}
      </PlainDialog>
    </ProfileSection>
  );
}
