import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Checkbox, Loader, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyFinal, notifyUnchanged } from '../../core/notify.tsx';
import { groups } from '../../core/roles.ts';
import type { Role } from '../../core/session.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import {
  RequiredFactorsDocument,
  RequireSecondFactorDocument,
} from './RequiredFactors.generated.ts';

export function RequiredFactors({ close }: { close: () => void }) {
  const { data } = useQuery(RequiredFactorsDocument, { fetchPolicy: 'network-only' });
  return data ? <Roles roles={data.secondFactorRoles} close={close} /> : <Loader />;
}

function Roles({ roles: now, close }: { roles: readonly Role[]; close: () => void }) {
  const { t } = useTranslation(['administration', 'common']);
  const attempt = useAttempt();
  const [roles, setRoles] = useState<string[]>([...now]);
  const [run, { loading }] = useMutation(RequireSecondFactorDocument);
  async function save() {
    const input = { roles: groups.guest.filter((role) => roles.includes(role)) };
    if (groups.guest.every((role) => now.includes(role) === roles.includes(role))) {
      notifyUnchanged();
      return close();
    }
    if (!(await attempt(run({ variables: { input } })))) return;
    notifyFinal(t('factors.saved'));
    close();
  }
  return (
    <Stack>
      <Text size="sm">{t('factors.text')}</Text>
      <Checkbox.Group label={t('factors.roles')} value={roles} onChange={setRoles}>
        <Stack gap="xs" mt="xs">
          {groups.guest.map((role) => (
            <Checkbox key={role} value={role} label={t(`common:roles.${role}`)} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Button loading={loading} onClick={() => void save()}>
        {t('common:save')}
      </Button>
    </Stack>
  );
}
