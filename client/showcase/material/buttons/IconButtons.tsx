import { ActionIcon, Tooltip } from '@mantine/core';
import { IconBold, IconItalic, IconUnderline } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const styles = [
  { key: 'bold', icon: IconBold },
  { key: 'italic', icon: IconItalic },
  { key: 'underline', icon: IconUnderline },
] as const;

export function IconButtons() {
  const { t } = useTranslation('material-buttons', { keyPrefix: 'examples.IconButtons' });
  const [on, setOn] = useState<string[]>(['bold']);
  const toggle = (key: string) =>
    setOn(on.includes(key) ? on.filter((each) => each !== key) : [...on, key]);
  return (
    <ActionIcon.Group role="group" aria-label={t('group')}>
      {styles.map(({ key, icon: Icon }) => (
        <Tooltip key={key} label={t(key)}>
          <ActionIcon
            size="lg"
            variant={on.includes(key) ? 'filled' : 'default'}
            aria-label={t(key)}
            aria-pressed={on.includes(key)}
            onClick={() => toggle(key)}
          >
            <Icon size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ))}
    </ActionIcon.Group>
  );
}
