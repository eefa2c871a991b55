import { Group, Text } from '@mantine/core';
import { IconGitBranch, IconMessageCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';

interface Props {
  comment: number;
  revision: number;
}

export function ProjectCounts({ comment, revision }: Props) {
  const { t } = useTranslation('projects');
  const { number } = useFormat();
  const counts = [
    { icon: IconMessageCircle, text: t('comments', { count: comment, shown: number(comment) }) },
    { icon: IconGitBranch, text: t('revisions', { count: revision, shown: number(revision) }) },
  ];
  return (
    <Group gap="md">
      {counts.map(({ icon: CountIcon, text }) => (
        <Group key={text} gap={6} wrap="nowrap">
          <CountIcon size={16} aria-hidden />
          <Text size="sm">{text}</Text>
        </Group>
      ))}
    </Group>
  );
}
