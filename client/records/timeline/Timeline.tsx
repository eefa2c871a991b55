import { Paper, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export function Timeline({ children }: { children: ReactNode }) {
  const { t } = useTranslation('screens');
  return (
    <Paper p="lg" component="section" aria-labelledby="timeline" data-not-printed>
      <Stack gap="md">
        <Title id="timeline" order={2} size="h4">
          {t('timeline.title')}
        </Title>
        {children}
      </Stack>
    </Paper>
  );
}
