import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../core/notify.tsx';

export function DoneNotice() {
  const { t } = useTranslation('material-snackbar', { keyPrefix: 'examples.DoneNotice' });
  return <Button onClick={() => notify(t('saved'))}>{t('save')}</Button>;
}
