import { Menu, Paper, Text } from '@mantine/core';
import { IconArchive, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../core/notify.tsx';

export function RowContextMenu() {
  const { t } = useTranslation('material-menu', { keyPrefix: 'examples.RowContextMenu' });
  const customer = 'Padaria Três Irmãs';
  return (
    <Menu width={180} withinPortal={false}>
      <Menu.ContextMenu>
        <Paper component="button" type="button" p="md" w="100%" ta="start">
          <Text fw={600}>{customer}</Text>
          <Text size="sm">{t('hint')}</Text>
        </Paper>
      </Menu.ContextMenu>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconPencil size={16} aria-hidden />}
          onClick={() => notify(t('opened', { customer }))}
        >
          {t('edit')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArchive size={16} aria-hidden />}
          onClick={() => notify(t('archived', { customer }))}
        >
          {t('archive')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
