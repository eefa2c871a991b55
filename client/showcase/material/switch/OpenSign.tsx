import { Switch } from '@mantine/core';
import { IconDoor, IconDoorOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '@mantine/core/styles/Switch.css';

export function OpenSign() {
  const { t } = useTranslation('material-switch', { keyPrefix: 'examples.OpenSign' });
  const [isOpen, setOpen] = useState(true);
  const Icon = isOpen ? IconDoor : IconDoorOff;
  return (
    <Switch
      size="xl"
      label={t('label')}
      onLabel={t('open')}
      offLabel={t('closed')}
      thumbIcon={<Icon size={18} color="var(--mantine-color-gray-8)" aria-hidden />}
      checked={isOpen}
      onChange={({ currentTarget }) => setOpen(currentTarget.checked)}
    />
  );
}
