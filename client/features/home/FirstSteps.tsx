import { Anchor, CloseButton, Group, Paper, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FirstStepsQuery } from './FirstSteps.generated.ts';
import styles from './FirstSteps.module.css';
import {
  areFirstStepsDismissed,
  firstSteps,
  dismissFirstSteps,
  isShopEmpty,
  stepsDone,
  subscribeToFirstSteps,
} from './firstSteps.ts';

/** Is shown until it is dismissed; an empty shop has nothing else to show. */
export function FirstSteps({ data }: { data: FirstStepsQuery }) {
  const { t } = useTranslation('home');
  const isDismissed = useSyncExternalStore(subscribeToFirstSteps, areFirstStepsDismissed);
  const done = stepsDone(data);
  const isAlone = isShopEmpty(data);
  if (isDismissed && !isAlone) return null;
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
        {isAlone ? null : (
          <CloseButton aria-label={t('firstSteps.putAway')} onClick={dismissFirstSteps} />
        )}
      </Group>
      <ol className={styles.steps}>
        {firstSteps.map(({ name, path }) => (
          <li key={name} className={styles.step}>
            {done.includes(name) ? (
              <>
                <IconCircleCheck size={20} aria-hidden />
                <span className={styles.done}>{t(`firstSteps.steps.${name}`)}</span>
                <VisuallyHidden>{t('firstSteps.done')}</VisuallyHidden>
              </>
            ) : (
              <>
                <IconCircle size={20} aria-hidden />
                <Anchor component={Link} to={path} size="sm">
                  {t(`firstSteps.steps.${name}`)}
                </Anchor>
              </>
            )}
          </li>
        ))}
      </ol>
    </Paper>
  );
}
