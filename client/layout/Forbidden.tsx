import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../core/session.ts';
import { workPagesFor } from './navigation.ts';

export function Forbidden() {
  const { t } = useTranslation(['shell', 'common', 'showcase']);
  const { user } = useSession();
  const pages = workPagesFor(user?.role);
  return (
    <Stack align="flex-start" role="alert">
      <title>{`${t('common:pages.forbiddenTitle')} · ${t('common:productName')}`}</title>
      <Title order={1} size="h2">
        {t('common:pages.forbiddenTitle')}
      </Title>
      <Text>
        {t('common:pages.forbiddenText', { role: user ? t(`common:roles.${user.role}`) : '' })}
      </Text>
      <Group>
        {pages.map(({ path, label, icon: Icon }) => (
          <Button
            key={path}
            component={Link}
            to={path}
            variant="light"
            leftSection={Icon ? <Icon size={18} aria-hidden /> : null}
          >
            {t(label)}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}
