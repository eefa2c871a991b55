import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function Hierarchy() {
  const { t } = useTranslation('material-buttons', { keyPrefix: 'examples.Hierarchy' });
  return (
    <Group gap="sm">
      <Button>{t('save')}</Button>
      <Button variant="light">{t('preview')}</Button>
      <Button variant="default">{t('cancel')}</Button>
      <Button variant="subtle">{t('later')}</Button>
      <Button color="red.9">{t('delete')}</Button>
      <Button disabled>{t('disabled')}</Button>
    </Group>
  );
}
