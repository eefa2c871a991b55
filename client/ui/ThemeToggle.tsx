import { ActionIcon } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { changeSettings, useSettings } from '../core/settings.ts';

type Labels = Record<'light' | 'dark', string>;

export function ThemeToggle({ labels }: { labels: Labels }) {
  const { theme } = useSettings();
  const next = theme === 'dark' ? 'light' : 'dark';
  const Icon = next === 'light' ? IconSun : IconMoon;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={labels[next]}
      onClick={() => changeSettings({ theme: next })}
    >
      <Icon size={20} aria-hidden />
    </ActionIcon>
  );
}
