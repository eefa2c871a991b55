import { ActionIcon } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { type ColorScheme, useColorScheme } from '../core/colorScheme.ts';
import { changeSettings } from '../core/settings.ts';

type Labels = Record<ColorScheme, string>;

export function ThemeToggle({ labels }: { labels: Labels }) {
  const next = useColorScheme() === 'dark' ? 'light' : 'dark';
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
