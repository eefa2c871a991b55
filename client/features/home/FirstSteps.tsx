import { Anchor, CloseButton, Group, Paper, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './FirstSteps.module.css';
import {
  areFirstStepsDismissed,
  type FirstStep,
  firstSteps,
  dismissFirstSteps,
  subscribeToFirstSteps,
} from './firstSteps.ts';

/** Shown until all are done or it is dismissed. */
export function FirstSteps({ done }: { done: readonly FirstStep[] }) {
  const { t } = useTranslation('home');
  if (useSyncExternalStore(subscribeToFirstSteps, areFirstStepsDismissed)) return null;
  return (
    <Paper component="section" aria-labelledby="first-steps" p="md" mb="lg">
      <Group justify="space-between" wrap="nowrap" align="start">
        <div>
          <Title id="first-steps" order={2} size="h5">
            {t('firstSteps.title')}
          </Title>
          <Text size="sm" c="dimmed">
            {t('firstSteps.text', { done: done.length, count: firstSteps.length })}
          </Text>
        </div>
        <CloseButton aria-label={t('firstSteps.putAway')} onClick={dismissFirstSteps} />
      </Group>
      <ol className={styles.steps}>
        {firstSteps.map(({ list, path }) => (
          <li key={list} className={styles.step}>
            {done.includes(list) ? (
              <>
                <IconCircleCheck size={20} aria-hidden />
                <span className={styles.done}>{t(`firstSteps.steps.${list}`)}</span>
                <VisuallyHidden>{t('firstSteps.done')}</VisuallyHidden>
              </>
            ) : (
              <>
                <IconCircle size={20} aria-hidden />
                <Anchor component={Link} to={path} size="sm">
                  {t(`firstSteps.steps.${list}`)}
                </Anchor>
              </>
            )}
          </li>
        ))}
      </ol>
    </Paper>
  );
}
