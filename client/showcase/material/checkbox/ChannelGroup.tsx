import { Checkbox, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const channels = ['counter', 'site', 'phone', 'fair'] as const;

export function ChannelGroup() {
  const { t } = useTranslation('material-checkbox', { keyPrefix: 'examples.ChannelGroup' });
  const [chosen, setChosen] = useState<string[]>(['counter', 'site']);
  return (
    <Checkbox.Group
      label={t('label')}
      description={t('description')}
      error={chosen.length === 0 && t('required')}
      value={chosen}
      onChange={setChosen}
    >
      <Stack gap="xs" my="xs">
        {channels.map((channel) => (
          <Checkbox key={channel} value={channel} label={t(channel)} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
