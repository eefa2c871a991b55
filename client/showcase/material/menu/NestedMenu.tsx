import { Button, Menu } from '@mantine/core';
import { IconDownload, IconShare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../core/notify.tsx';

const formats = ['PDF', 'CSV', 'XML'];

export function NestedMenu() {
  const { t } = useTranslation('material-menu', { keyPrefix: 'examples.NestedMenu' });
  return (
    <Menu width={200} position="bottom-start" withinPortal={false}>
      <Menu.Target>
        <Button variant="default">{t('open')}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Sub>
          <Menu.Sub.Target>
            <Menu.Sub.Item leftSection={<IconDownload size={16} aria-hidden />}>
              {t('export')}
            </Menu.Sub.Item>
          </Menu.Sub.Target>
          <Menu.Sub.Dropdown>
            {formats.map((format) => (
              <Menu.Item key={format} onClick={() => notify(t('exported', { format }))}>
                {format}
              </Menu.Item>
            ))}
          </Menu.Sub.Dropdown>
        </Menu.Sub>
        <Menu.Item
          leftSection={<IconShare size={16} aria-hidden />}
          onClick={() => notify(t('shared'))}
        >
          {t('share')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
