import { Badge, Group, Paper, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useFormat } from '../../core/i18n/useFormat.ts';

interface Props {
  title: string;
  count: number;
  action?: ReactNode;
  children: ReactNode;
}

export function RelatedSection({ title, count, action, children }: Props) {
  const { number } = useFormat();
  const id = useId();
  return (
    <Paper p="lg" component="section" aria-labelledby={id}>
      <Group justify="space-between" mb="xs" mih={30}>
        <Group gap="xs">
          <Title id={id} order={2} size="h4">
            {title}
          </Title>
          {count > 0 ? (
            <Badge variant="light" color="gray">
              {number(count)}
            </Badge>
          ) : null}
        </Group>
        {action}
      </Group>
      {children}
    </Paper>
  );
}
