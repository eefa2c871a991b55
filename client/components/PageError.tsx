import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from 'react-router-dom';
import { useSession } from '../app/session.ts';
import { navigationFor } from '../layout/navigation.ts';

/** In the place of a page that failed or is not open to this role, inside whatever layout stands around it. */
export function PageError() {
  const error = useRouteError();
  const isForbidden = isRouteErrorResponse(error) && error.status === 403;
  return isForbidden ? <Forbidden /> : <Failed />;
}

function Forbidden() {
  const { t } = useTranslation(['common', 'shell']);
  const { user } = useSession();
  const entries = navigationFor(user?.role);
  return (
    <Stack align="flex-start" role="alert">
      <Title order={1}>{t('pages.forbiddenTitle')}</Title>
      <Text>{t('pages.forbiddenText', { role: user ? t(`roles.${user.role}`) : '' })}</Text>
      <Group>
        {entries.map(({ path, label, icon: Icon }) => (
          <Button
            key={path}
            component={Link}
            to={path}
            variant="light"
            leftSection={<Icon size={18} aria-hidden />}
          >
            {t(`shell:navigation.${label}`)}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}

function Failed() {
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  return (
    <Stack align="flex-start" role="alert">
      <Title order={1}>{t('pages.failedTitle')}</Title>
      <Text>{t('pages.failedText')}</Text>
      <Button onClick={() => void revalidate()} loading={state === 'loading'}>
        {t('retry')}
      </Button>
    </Stack>
  );
}
