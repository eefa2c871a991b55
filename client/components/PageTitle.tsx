import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from './Breadcrumb.tsx';

interface Props {
  title: string;
  /** What the page is called, where its title says something else, as a greeting. */
  name?: string;
  children?: ReactNode;
}

/** The head of a page: the way to it, its name, which is the browser tab's too, and what can be done here. */
export function PageTitle({ title, name = title, children }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <title>{`${name} · ${t('productName')}`}</title>
      <Breadcrumb title={name} />
      <Group justify="space-between" mb="lg" mih={40}>
        <Title order={1} size="h2">
          {title}
        </Title>
        <Group gap="sm">{children}</Group>
      </Group>
    </>
  );
}
