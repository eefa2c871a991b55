import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../core/notify.tsx';

const others = ['print', 'draft'] as const;

export function SplitButton() {
  const { t } = useTranslation('material-buttons', { keyPrefix: 'examples.SplitButton' });
  const finish = (action: 'finish' | (typeof others)[number]) =>
    notify(t('done', { action: t(action) }));
  return (
    <Button.Group>
      <Button onClick={() => finish('finish')}>{t('finish')}</Button>
      <Menu position="bottom-end" withinPortal={false}>
        <Menu.Target>
          <Button px="xs" ms={1} aria-label={t('others')}>
            <IconChevronDown size={18} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {others.map((other) => (
            <Menu.Item key={other} onClick={() => finish(other)}>
              {t(other)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </Button.Group>
  );
}
