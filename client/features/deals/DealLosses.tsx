import { Anchor, Group, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Progress.css';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { useIsInGroup } from '../../core/roles.ts';
import { pathsOf } from '../../records/resources.ts';
import { lossesBehind, type Reason, shareOf } from './dealLosses.ts';
import type { DealForecastQuery } from './DealForecast.generated.ts';

interface Props {
  deals: DealForecastQuery['deals'];
  reasons: readonly Reason[];
}

/** Shows how many deals were lost for each reason; each figure links to its deals. */
export function DealLosses({ deals: { counts, totalCount }, reasons }: Props) {
  const { t } = useTranslation('deals');
  const { number } = useFormat();
  const [parameters] = useSearchParams();
  const mayChange = useIsInGroup('admin');
  if (totalCount === 0) return null;
  return (
    <Paper p="lg" mt="md" component="section" aria-labelledby="losses">
      <Group justify="space-between" mb="md">
        <Title id="losses" order={2} size="h4">
          {t('losses.title')}
        </Title>
        {mayChange ? (
          <Anchor component={Link} to={pathsOf('LossReason').list} size="sm">
            {t('losses.edit')}
          </Anchor>
        ) : null}
      </Group>
      <Stack component="ul" gap="sm" p={0} m={0}>
        {lossesBehind({ parameters, counts, reasons }).map(({ id, name, count, to }) => (
          <Stack key={id ?? ''} component="li" gap={4}>
            <Group justify="space-between" wrap="nowrap">
              <Anchor component={Link} to={to} size="sm">
                {name ?? t('losing.other')}
              </Anchor>
              <Text size="sm">
                {t('losses.share', {
                  number: number(count),
                  share: number(shareOf(count, totalCount)),
                })}
              </Text>
            </Group>
            <Progress value={shareOf(count, totalCount)} aria-hidden />
          </Stack>
        ))}
      </Stack>
    </Paper>
  );
}
