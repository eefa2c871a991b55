import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconCopy, IconPrinter, IconSend, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../core/notify.tsx';

const actions = [
  { key: 'send', icon: IconSend },
  { key: 'print', icon: IconPrinter },
  { key: 'duplicate', icon: IconCopy },
] as const;

export function ActionsMenu() {
  const { t } = useTranslation('material-menu', { keyPrefix: 'examples.ActionsMenu' });
  return (
    <Menu width={240} position="bottom-start" withinPortal={false}>
      <Menu.Target>
        <Button rightSection={<IconChevronDown size={16} aria-hidden />}>{t('open')}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('document')}</Menu.Label>
        {actions.map(({ key, icon: Icon }) => (
          <Menu.Item
            key={key}
            leftSection={<Icon size={16} aria-hidden />}
            onClick={() => notify(t('done', { action: t(key) }))}
          >
            {t(key)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} disabled>
          {t('delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
