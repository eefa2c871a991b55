import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { changeSettings, languageNames, languages, useSettings } from '../../core/settings.ts';

export function LanguageSwitch() {
  const { t } = useTranslation('accounts');
  const { language } = useSettings();
  return (
    <Group gap="xs" justify="center" role="group" aria-label={t('language')}>
      {languages.map((each) => (
        <Button
          key={each}
          lang={each}
          size="compact-sm"
          color="gray"
          variant={each === language ? 'light' : 'subtle'}
          aria-pressed={each === language}
          onClick={() => changeSettings({ language: each })}
        >
          {languageNames[each]}
        </Button>
      ))}
    </Group>
  );
}
