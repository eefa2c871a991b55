import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from './Breadcrumb.tsx';

interface Props {
  title: string;
  /** Where the title says something else, such as a greeting. */
  name?: string;
  children?: ReactNode;
}

/** Breadcrumb, title (the browser tab's too) and actions. */
export function PageTitle({ title, name = title, children }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <title>{`${name} · ${t('productName')}`}</title>
      <Breadcrumb title={name} />
      <Group justify="space-between" mb="sm" mih={40}>
        <Title order={1} size="h2">
          {title}
        </Title>
        <Group gap="sm">{children}</Group>
      </Group>
    </>
  );
}
