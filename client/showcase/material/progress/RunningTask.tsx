import { useLazyQuery } from '@apollo/client/react';
import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyProblem } from '../../../core/notify.tsx';
import { useFormat } from '../../../core/i18n/useFormat.ts';
import '@mantine/core/styles/Progress.css';
import { RunningTaskDocument } from './RunningTask.generated.ts';

const NOTHING = { read: 0, all: 0, worth: 0 };

export function RunningTask() {
  const { t } = useTranslation('material-progress', { keyPrefix: 'examples.RunningTask' });
  const { t: common } = useTranslation();
  const { money } = useFormat();
  const [counted, setCounted] = useState(NOTHING);
  const [isRunning, setRunning] = useState(false);
  const [readPage] = useLazyQuery(RunningTaskDocument, { fetchPolicy: 'network-only' });

  async function count() {
    setRunning(true);
    let [after, sum]: [string | null, typeof NOTHING] = [null, NOTHING];
    do {
      const { data } = await readPage({ variables: { filter: { active: true }, after } });
      if (!data) {
        notifyProblem(common('somethingWrong'));
        break;
      }
      const { nodes, totalCount, pageInfo } = data.products;
      const worth = nodes.reduce((total, { price, totalUnit }) => total + price * totalUnit, 0);
      sum = { read: sum.read + nodes.length, all: totalCount, worth: sum.worth + worth };
      setCounted(sum);
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    setRunning(false);
  }

  return (
    <Stack>
      <Progress
        size="lg"
        value={(counted.read / (counted.all || 1)) * 100}
        animated={isRunning}
        aria-label={t('progress')}
      />
      <Group>
        <Button loading={isRunning} onClick={() => void count()}>
          {t('start')}
        </Button>
        <Text size="sm" role="status">
          {counted.all > 0
            ? t('result', { ...counted, worth: money(counted.worth) })
            : t('waiting')}
        </Text>
      </Group>
    </Stack>
  );
}
