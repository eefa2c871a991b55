import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';

interface Props {
  title: string;
  /** Where the title says something else, such as a greeting. */
  name?: string;
  badge?: ReactNode;
  children?: ReactNode;
}

/** Breadcrumb, title (the browser tab's too) and actions. */
export function PageTitle({ title, name = title, badge, children }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <title>{`${name} · ${t('productName')}`}</title>
      <Breadcrumb title={name} />
      <Group justify="space-between" mb="sm" mih={40}>
        <Group gap="sm">
          <Title order={1} size="h2">
            {title}
          </Title>
          {badge}
        </Group>
        <Group gap="sm">{children}</Group>
      </Group>
    </>
  );
}
