import { Button, Checkbox, Stack } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../core/notify.tsx';

export function Agreement() {
  const { t } = useTranslation('material-checkbox', { keyPrefix: 'examples.Agreement' });
  const [isCounted, setCounted] = useState(false);
  const [isAsked, setAsked] = useState(false);

  function close(event: SyntheticEvent) {
    event.preventDefault();
    setAsked(true);
    if (isCounted) notify(t('closed'));
  }

  return (
    <Stack component="form" align="flex-start" onSubmit={close}>
      <Checkbox
        label={t('label')}
        description={t('description')}
        error={isAsked && !isCounted && t('error')}
        checked={isCounted}
        onChange={({ currentTarget }) => setCounted(currentTarget.checked)}
      />
      <Button type="submit">{t('close')}</Button>
    </Stack>
  );
}
