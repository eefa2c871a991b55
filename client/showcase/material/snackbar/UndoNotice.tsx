import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyUndoable } from '../../../core/notify.tsx';

export function UndoNotice() {
  const { t } = useTranslation('material-snackbar', { keyPrefix: 'examples.UndoNotice' });
  const [isThere, setThere] = useState(true);

  function remove() {
    setThere(false);
    notifyUndoable(t('deleted'), () => setThere(true));
  }

  return (
    <Group>
      <Button variant="default" disabled={!isThere} onClick={remove}>
        {t('delete')}
      </Button>
      <Text size="sm">{t(isThere ? 'reminder' : 'gone')}</Text>
    </Group>
  );
}
