import { Button, Group, Menu, Text } from '@mantine/core';
import { IconColumns } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const columns = ['number', 'buyer', 'date', 'total'] as const;

export function ColumnsMenu() {
  const { t } = useTranslation('material-menu', { keyPrefix: 'examples.ColumnsMenu' });
  const [shown, setShown] = useState<string[]>(['number', 'buyer']);
  return (
    <Group>
      <Menu width={200} position="bottom-start" withinPortal={false}>
        <Menu.Target>
          <Button variant="default" leftSection={<IconColumns size={16} aria-hidden />}>
            {t('open')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.CheckboxGroup value={shown} onChange={setShown}>
            {columns.map((column) => (
              <Menu.CheckboxItem key={column} value={column}>
                {t(column)}
              </Menu.CheckboxItem>
            ))}
          </Menu.CheckboxGroup>
        </Menu.Dropdown>
      </Menu>
      <Text size="sm" role="status">
        {t('shown', { count: shown.length, all: columns.length })}
      </Text>
    </Group>
  );
}
