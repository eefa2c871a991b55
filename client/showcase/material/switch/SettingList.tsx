import { Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '@mantine/core/styles/Switch.css';
import styles from './SettingList.module.css';

const settings = ['stock', 'orders', 'digest'] as const;

export function SettingList() {
  const { t } = useTranslation('material-switch', { keyPrefix: 'examples.SettingList' });
  const [on, setOn] = useState<string[]>(['stock', 'orders']);
  return (
    <Switch.Group value={on} onChange={setOn}>
      <Stack>
        {settings.map((setting) => (
          <Switch
            key={setting}
            value={setting}
            classNames={{ body: styles.body }}
            labelPosition="left"
            label={t(`${setting}.label`)}
            description={t(`${setting}.description`)}
          />
        ))}
      </Stack>
    </Switch.Group>
  );
}
