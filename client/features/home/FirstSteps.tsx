import { type QueryRef, useReadQuery } from '@apollo/client/react';
import { Anchor, CloseButton, Group, Paper, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FirstStepsQuery } from './FirstSteps.generated.ts';
import styles from './FirstSteps.module.css';
import {
  areFirstStepsDismissed,
  firstSteps,
  dismissFirstSteps,
  isStepDone,
  subscribeToFirstSteps,
} from './firstSteps.ts';

interface Props {
  query: QueryRef<FirstStepsQuery, object, 'empty' | 'complete' | 'streaming'>;
}

/** Is shown until all steps are done or it is dismissed. */
export function FirstSteps({ query }: Props) {
  const { t } = useTranslation('home');
  const { data } = useReadQuery(query);
  const isDismissed = useSyncExternalStore(subscribeToFirstSteps, areFirstStepsDismissed);
  const done = firstSteps.filter((step) => data && isStepDone(data, step)).map(({ list }) => list);
  const isDone = done.length === firstSteps.length;
  useEffect(() => {
    if (isDone) dismissFirstSteps();
  }, [isDone]);
  if (!data || isDone || isDismissed) return null;
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
