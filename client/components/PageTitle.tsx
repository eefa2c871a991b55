import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The head of a page: its name, which is the browser tab's too, and what can be done here. */
export function PageTitle({ title, children }: { title: string; children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Group justify="space-between" mb="lg" mih={40}>
      <title>{`${title} · ${t('productName')}`}</title>
      <Title order={1} size="h2">
        {title}
      </Title>
      <Group gap="sm">{children}</Group>
    </Group>
  );
}
