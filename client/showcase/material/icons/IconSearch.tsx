import { ActionIcon, SimpleGrid, Stack, Text, TextInput, Tooltip } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../core/notify.tsx';
import { productIcons } from './productIcons.ts';

export function IconSearch() {
  const { t } = useTranslation('material-icons', { keyPrefix: 'examples.IconSearch' });
  const { copy } = useClipboard();
  const [text, setText] = useState('');
  const found = Object.entries(productIcons).filter(([name]) =>
    name.toLowerCase().includes(text.trim().toLowerCase()),
  );

  function copyName(name: string) {
    copy(name);
    notify(t('copied', { name }));
  }

  return (
    <Stack>
      <TextInput
        type="search"
        label={t('search')}
        maw={320}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <SimpleGrid
        type="container"
        cols={{ base: 4, '20rem': 6, '31rem': 9, '41rem': 12 }}
        spacing="xs"
      >
        {found.map(([name, Icon]) => (
          <Tooltip key={name} label={name}>
            <ActionIcon
              variant="default"
              size="xl"
              aria-label={t('copy', { name })}
              onClick={() => copyName(name)}
            >
              <Icon size={22} stroke={1.5} aria-hidden />
            </ActionIcon>
          </Tooltip>
        ))}
      </SimpleGrid>
      {found.length === 0 ? <Text size="sm">{t('none')}</Text> : null}
    </Stack>
  );
}
