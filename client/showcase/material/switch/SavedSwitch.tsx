import { Group, Switch, Text } from '@mantine/core';
import { useOptimistic, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyProblem } from '../../../core/notify.tsx';
import '@mantine/core/styles/Switch.css';

export function SavedSwitch() {
  const { t } = useTranslation('material-switch', { keyPrefix: 'examples.SavedSwitch' });
  const [saved, setSaved] = useState(false);
  const [shown, show] = useOptimistic(saved);
  const [isSaving, startSaving] = useTransition();

  const change = (next: boolean) =>
    startSaving(async () => {
      show(next);
      try {
        setSaved(await save(next));
      } catch {
        notifyProblem(t('refused'));
      }
    });

  return (
    <Group>
      <Switch
        label={t('label')}
        checked={shown}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
      <Text size="sm" c="dimmed" role="status">
        {t(isSaving ? 'saving' : 'saved')}
      </Text>
    </Group>
  );
}

/** Stands for a server that lets it be switched on, and not off again. */
async function save(isOn: boolean): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, 800));
  if (!isOn) throw new Error('refused');
  return isOn;
}
