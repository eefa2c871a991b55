import { Fieldset, Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '@mantine/core/styles/Fieldset.css';
import '@mantine/core/styles/Switch.css';

const ways = ['bike', 'car', 'post'] as const;

export function DependentSwitches() {
  const { t } = useTranslation('material-switch', { keyPrefix: 'examples.DependentSwitches' });
  const [delivers, setDelivers] = useState(true);
  return (
    <Stack>
      <Switch
        label={t('delivery')}
        checked={delivers}
        onChange={({ currentTarget }) => setDelivers(currentTarget.checked)}
      />
      <Fieldset legend={t('ways')} disabled={!delivers}>
        <Switch.Group defaultValue={['bike']}>
          <Stack gap="xs">
            {ways.map((way) => (
              <Switch key={way} value={way} label={t(way)} disabled={!delivers} />
            ))}
          </Stack>
        </Switch.Group>
      </Fieldset>
    </Stack>
  );
}
