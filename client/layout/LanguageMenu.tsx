import { ActionIcon, Menu } from '@mantine/core';
import { IconCheck, IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { changeSettings, languageNames, languages, useSettings } from '../core/settings.ts';

export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const { language } = useSettings();
  return (
    <Menu position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('language')}>
          <IconLanguage size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {languages.map((each) => (
          <Menu.Item
            key={each}
            lang={each}
            onClick={() => changeSettings({ language: each })}
            rightSection={each === language ? <IconCheck size={16} aria-hidden /> : null}
          >
            {languageNames[each]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
