import { Group } from '@mantine/core';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { labelColors, useLabelName } from './cardLabels.ts';

export function LabelBadges({
  labels,
}: {
  labels: readonly { id: string; title: string; color: string }[];
}) {
  const nameOf = useLabelName();
  return (
    <Group gap={4}>
      {labels.map((label) => (
        <StatusBadge key={label.id} size="sm" color={labelColors[label.color] ?? 'gray'}>
          {nameOf(label)}
        </StatusBadge>
      ))}
    </Group>
  );
}
