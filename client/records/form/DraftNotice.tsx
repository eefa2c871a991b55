import { Alert, Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RelativeTime } from '../../ui/RelativeTime.tsx';

export function DraftNotice({ at, onDiscard }: { at: string; onDiscard: () => void }) {
  const { t } = useTranslation('records');
  return (
    <Alert color="blue" role="status">
      <Group justify="space-between">
        <Text size="sm">
          {t('form.draft')} <RelativeTime moment={at} />
        </Text>
        <Button size="xs" variant="default" onClick={onDiscard}>
          {t('form.discardDraft')}
        </Button>
      </Group>
    </Alert>
  );
}
