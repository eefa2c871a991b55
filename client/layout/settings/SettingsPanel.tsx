import { Button, Drawer, Input, SegmentedControl, Stack } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.css';
import { IconRotate } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import {
  changeSettings,
  resetSettings,
  settingChoices,
  type SettingName,
  useSettings,
} from '../../core/settings.ts';
import type { PanelProps } from '../panelProps.ts';

const names = Object.keys(settingChoices) as SettingName[];

/** The settings of this browser; each applies at once. */
export function SettingsPanel({ opened, onClose }: PanelProps) {
  const { t } = useTranslation(['preferences', 'shell', 'common']);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={340}
      title={t('shell:settings.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack gap="lg">
        {names.map((name) => (
          <Setting key={name} name={name} />
        ))}
        <Button
          variant="default"
          leftSection={<IconRotate size={16} aria-hidden />}
          onClick={resetSettings}
        >
          {t('reset')}
        </Button>
      </Stack>
    </Drawer>
  );
}

function Setting({ name }: { name: SettingName }) {
  const { t } = useTranslation('preferences');
  const settings = useSettings();
  const label = t(`${name}.label`);
  const choices = t(`${name}.choices`, { returnObjects: true }) as Record<string, string>;
  return (
    <Input.Wrapper label={label} labelElement="div">
      <SegmentedControl
        fullWidth
        mt={4}
        aria-label={label}
        data={settingChoices[name].map((choice) => ({ value: choice, label: choices[choice] }))}
        value={settings[name]}
        onChange={(value) => changeSettings({ [name]: value })}
      />
    </Input.Wrapper>
  );
}
