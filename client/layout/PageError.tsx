import { Button, Stack, Text, Title } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { lazyPart } from '../core/lazyPart.ts';
import { type GatewayRefusal, refusalOf } from '../core/refusal.ts';
import { PageSkeleton } from '../ui/PageSkeleton.tsx';

const Forbidden = lazyPart(async () => (await import('./Forbidden.tsx')).Forbidden);

export function PageError() {
  const error = useRouteError();
  const isForbidden = isRouteErrorResponse(error) && error.status === 403;
  if (!isForbidden) return <Failed refusal={refusalOf(error)} />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Forbidden />
    </Suspense>
  );
}

function Failed({ refusal }: { refusal: GatewayRefusal | undefined }) {
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  return (
    <Stack align="flex-start" role="alert">
      <Title order={1} size="h2">
        {t('pages.failedTitle')}
      </Title>
      <Text>{refusal?.code === 'TOO_MANY' ? refusal.message : t('pages.failedText')}</Text>
      <Button onClick={() => void revalidate()} loading={state === 'loading'}>
        {t('retry')}
      </Button>
    </Stack>
  );
}
