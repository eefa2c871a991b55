import { Group, Title } from '@mantine/core';
import { type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import { BreadcrumbContext } from './breadcrumb.ts';

interface Props {
  title: string;
  /** The page's name in the tab and breadcrumb, where the title says something else, such as a greeting. */
  name?: string;
  badge?: ReactNode;
  children?: ReactNode;
}

/** Shows the breadcrumb, the title (the browser tab's too) and actions in one line. */
export function PageTitle({ title, name = title, badge, children }: Props) {
  const { t } = useTranslation();
  const { before, after } = use(BreadcrumbContext)(name);
  return (
    <>
      <title>{`${name} · ${t('productName')}`}</title>
      <Group justify="space-between" gap="xs" mb={8} mih={36}>
        <Group gap="sm" miw={0}>
          {before}
          <Title order={1} size="h2">
            {title}
          </Title>
          {after}
          {badge}
        </Group>
        <Group gap="xs">{children}</Group>
      </Group>
    </>
  );
}
