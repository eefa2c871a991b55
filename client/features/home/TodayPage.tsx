import { Button, Group, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import { isInGroup, useIsInGroup } from '../../core/roles.ts';
import { useSession } from '../../core/session.ts';
import { createActions } from '../../records/resources.ts';
import { AttentionList } from './AttentionList.tsx';
import { Greeting } from './Greeting.tsx';
import type { loader } from './TodayPage.loader.ts';

/** The kinds that are created most, in the order of their buttons. */
const begun = ['Invoice', 'Deal', 'Customer', 'Event', 'Message'];

/** The first page of those who have no home page, which shows the company's figures. */
export function TodayPage() {
  const { t } = useTranslation('home');
  const { attention } = useLoaderData<ReturnType<typeof loader>>();
  const mayEdit = useIsInGroup('editor');
  return (
    <>
      <Greeting name={t('today.title')} />
      {mayEdit ? null : (
        <Text size="sm" c="dimmed" mb="md">
          {t('today.guest')}
        </Text>
      )}
      <AttentionList query={attention} />
      <Begin />
    </>
  );
}

function Begin() {
  const { t } = useTranslation('home');
  const { user } = useSession();
  const { t: sayLabel } = useTranslation();
  const actions = createActions().filter(
    ({ kind, group }) => begun.includes(kind) && isInGroup(user?.role, group),
  );
  return (
    <section aria-labelledby="begin">
      <Title id="begin" order={2} size="h5" mb="xs">
        {t('today.start')}
      </Title>
      <Group gap="sm">
        {begun
          .flatMap((kind) => actions.filter((action) => action.kind === kind))
          .map(({ kind, icon: Icon, label, to }) => (
            <Button
              key={kind}
              component={Link}
              to={to}
              variant="default"
              leftSection={Icon ? <Icon size={18} aria-hidden /> : null}
            >
              {(sayLabel as (key: string) => string)(label)}
            </Button>
          ))}
      </Group>
    </section>
  );
}
