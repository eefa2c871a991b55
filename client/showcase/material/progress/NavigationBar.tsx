import { Button, Group } from '@mantine/core';
import { nprogress } from '@mantine/nprogress';
import { useTranslation } from 'react-i18next';

export function NavigationBar() {
  const { t } = useTranslation('material-progress', { keyPrefix: 'examples.NavigationBar' });
  return (
    <Group gap="sm">
      <Button onClick={nprogress.start}>{t('start')}</Button>
      <Button variant="default" onClick={nprogress.increment}>
        {t('more')}
      </Button>
      <Button variant="default" onClick={nprogress.complete}>
        {t('complete')}
      </Button>
      <Button variant="subtle" onClick={nprogress.reset}>
        {t('reset')}
      </Button>
    </Group>
  );
}
