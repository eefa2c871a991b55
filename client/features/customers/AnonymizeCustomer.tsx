import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyFinal } from '../../core/notify.tsx';
import { evictKinds } from '../../records/recordLists.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import { AnonymizeCustomerDocument } from './AnonymizeCustomer.generated.ts';

interface Props {
  customer: { id: string; name: string; version: number };
  onClose: () => void;
}

export function AnonymizeCustomer({ customer: { id, name, version }, onClose }: Props) {
  const { t } = useTranslation(['customers', 'common']);
  const attempt = useAttempt();
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isSame = typed.trim() === name.trim();
  const [anonymize, { loading }] = useMutation(AnonymizeCustomerDocument, {
    variables: { input: { id, version, name: t('privacy.name') } },
    update: evictKinds('Customer'),
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!isSame || loading) return;
    if (!(await attempt(anonymize()))) return;
    notifyFinal(t('privacy.done'));
    onClose();
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <Text size="sm">{t('privacy.what')}</Text>
        <Text size="sm">{t('privacy.kept')}</Text>
        <Text size="sm" fw={600}>
          {t('privacy.forGood')}
        </Text>
        <TextInput
          required
          data-autofocus
          autoComplete="off"
          label={t('privacy.confirm', { name })}
          value={typed}
          error={isAsked && !isSame ? t('privacy.notTheName') : null}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" color="red" loading={loading}>
            {t('privacy.anonymize')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
